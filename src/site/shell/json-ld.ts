/**
 * A thing of schema.org as JSON that can stand inside a script element: no `<` of its texts reaches the page.
 */
export function jsonLd(thing: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
}
