import type { Described } from './json-ld.ts';

/** A page above another: its name and its path. */
export type Above = { readonly name: string; readonly to: string };

/**
 * Describes the path from the home page to a page, without the page itself (Google Search Central,
 * «Breadcrumb»).
 */
export function breadcrumbList(origin: string, above: readonly Above[], name: string): Described {
  const items = [...above.map(({ name, to }) => ({ name, item: origin + to })), { name }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((one, index) => ({ '@type': 'ListItem', position: index + 1, ...one })),
  };
}
