const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for an XML element or attribute, and drops the characters that XML 1.0 §2.2 forbids: control
 * characters except blanks, lone surrogates and noncharacters.
 */
export function escapedXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
