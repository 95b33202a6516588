import type { loader } from './load-results.ts';

/** Props of the sections of the page of results. */
export type SiteSearchProps = { readonly found: NonNullable<Awaited<ReturnType<typeof loader>>> };
