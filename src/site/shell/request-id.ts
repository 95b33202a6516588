import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The number under which the server's log knows this page. */
export function useRequestId(): string {
  return useRouteLoaderData<typeof loader>('root')?.requestId ?? '—';
}
