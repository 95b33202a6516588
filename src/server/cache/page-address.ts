import type { Topic } from '#board/context/changes.ts';
import type { Reference } from '#reference/read-reference.ts';
import { pathOf, queryOf } from '#http/address.ts';
import type { Screens } from '#site/screens.ts';

/** A page that visitors share: the one address that it has and is rendered from, and how long it is kept. */
export type PageAddress = {
  readonly key: string;
  readonly seconds: number;
  /** What the page shows. */
  readonly about: readonly Topic[];
};

/** What a visitor's address comes to; null where its page is nobody else's. */
export type ReadPageAddress = (address: string) => Promise<PageAddress | null>;

/** Reads addresses as the screens say: what does not change a page is no part of its address. */
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
