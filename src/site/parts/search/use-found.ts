import { useLoaderData } from 'react-router';
import type { loader } from './load-search.ts';

/** What the search screen shows; with a `failure` it is what it showed before. */
export type Found = ReturnType<typeof useLoaderData<typeof loader>> & { readonly failure?: SearchFailure };
/** Why a search did not arrive: asked too often, with the seconds to wait, or null for any other reason. */
export type SearchFailure = { readonly wait: number | null };

export function useFound(): Found {
  return useLoaderData<Found>();
}
