import type { loader } from './load-results.ts';

/** What each part of the page of results shows a part of. */
export type SiteSearchProps = { readonly found: NonNullable<Awaited<ReturnType<typeof loader>>> };
