import { useRootData } from './root-data.ts';

/** The number under which the server's log knows this page. */
export function useRequestId(): string {
  return useRootData()?.requestId ?? '—';
}
