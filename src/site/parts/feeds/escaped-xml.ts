const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text as it may stand in an XML element or attribute. XML 1.0 §2.2 knows no control characters but blanks,
 * no half letters and no noncharacters.
 */
export function escapedXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}
