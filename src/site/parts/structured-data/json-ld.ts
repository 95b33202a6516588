/** A thing of schema.org, without its `@context`. */
export type Described = { readonly '@type': string; readonly [property: string]: unknown };

/** Writes JSON for a script element, so that no `<` of its texts reaches the page. */
export function jsonLd(thing: Described): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', String.raw`\u003c`);
}
