import type { Topic } from '#board/context/changes.ts';
import type { Reference } from '#reference/read-reference.ts';
import { pathOf, queryOf } from '#http/address.ts';
import type { Screens } from '#site/screens.ts';

/**
 * A page that all visitors share: its canonical address, from which it is rendered, and its time in the
 * cache.
 */
export type PageAddress = {
  readonly key: string;
  readonly seconds: number;
  /** Topics that the page shows. */
  readonly about: readonly Topic[];
};

/** Returns the cached page for an address (path and query); null if visitors must not share the page. */
export type ReadPageAddress = (address: string) => Promise<PageAddress | null>;

/**
 * Reads addresses by the definitions of the screens, and leaves out parameters that do not change the page.
 */
export function createPageAddresses(screens: Screens, reference: () => Promise<Reference>): ReadPageAddress {
  return async (address) => {
    const path = pathOf(address);
    const { cache } = screens.at(path);
    const parameters = cache?.address(new URLSearchParams(queryOf(address)), await reference());
    if (!cache || !parameters) return null;
    const { seconds, about } = cache;
    return { key: parameters.size === 0 ? path : `${path}?${parameters}`, seconds, about };
  };
}
