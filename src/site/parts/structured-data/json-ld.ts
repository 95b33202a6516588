/** A thing of schema.org, without its `@context`. */
export type Described = { readonly '@type': string; readonly [property: string]: unknown };

/**
 * Writes JSON for a script element. Each `<` in its texts is escaped, so that no text can end the element.
 */
export function jsonLd(thing: Described): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
}
