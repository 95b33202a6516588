import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The public address of the site, such as `https://example.org`; empty on an error page whose root did not load. */
export function usePublicOrigin(): string {
  return useRouteLoaderData<typeof loader>('root')?.origin ?? '';
}
