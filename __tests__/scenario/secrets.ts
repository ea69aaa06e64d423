// The forms in which a secret may leak. No I/O.

/** The forms of the secret that the text holds; a harmless text holds none. */
export function leaksOf(secret: string, text: string): readonly string[] {
  return Object.entries(formsOf(secret))
    .filter(([, form]) => text.includes(form))
    .map(([name]) => name);
}

function formsOf(secret: string): Readonly<Record<string, string>> {
  const bytes = Buffer.from(secret, "utf8");
  // Base64 of a longer text that holds the secret starts it at any of three offsets; the ends mix with neighbours.
  const inside = (offset: number): string =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .slice(offset === 0 ? 0 : 4, -4);
  return {
    plain: secret,
    base64: inside(0),
    "base64, one byte later": inside(1),
    "base64, two bytes later": inside(2),
    base64url: bytes.toString("base64url"),
    hex: bytes.toString("hex"),
    "percent-encoded": encodeURIComponent(secret),
  };
}
