// How Jest finds and reads the tests: real ES modules, types stripped, sources as they are.
export default {
  testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": "<rootDir>/jest.strip-types.js" },
  modulePathIgnorePatterns: ["<rootDir>/build/", "<rootDir>/dist/", "<rootDir>/.scratch/"],
  collectCoverageFrom: ["src/**/*.ts"],
  reporters: ["default", "<rootDir>/scripts/reporter.js"],
};
