import { useRootData } from './root-data.ts';

/** The public address of the site, such as `https://example.org`; empty on an error page whose root did not load. */
export function usePublicOrigin(): string {
  return useRootData()?.origin ?? '';
}
