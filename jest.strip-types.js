// Lets Jest read TypeScript by removing the types alone, as Node does; it may not change a line.
import { stripTypeScriptTypes } from "node:module";

export default { process: (source) => ({ code: stripTypeScriptTypes(source) }) };
