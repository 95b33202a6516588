/** A thing of schema.org, without its `@context`. */
export type Described = { readonly '@type': string; readonly [property: string]: unknown };

/**
 * A thing of schema.org as JSON that can stand inside a script element: no `<` of its texts reaches the page.
 */
export function jsonLd(thing: Described): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
}
