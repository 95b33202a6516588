import { useState, useSyncExternalStore } from 'react';
import { favouritesCookie, readFavouriteIds } from './favourite-ids.ts';

/** Clicks since the page loaded, by offer. They are shown at once, before the server answers. */
const wished = new Map<number, boolean>();
const listeners = new Set<() => void>();

/** Channel for confirmed clicks of other tabs. */
let others: BroadcastChannel | undefined;

function wish(id: number, kept: boolean | null): void {
  if (kept === null) wished.delete(id);
  else wished.set(id, kept);
  for (const listener of listeners) listener();
}

function onWishes(listener: () => void): () => void {
  listeners.add(listener);
  others ??= hearOthers();
  // Reads the cookie again when the tab becomes visible, because another tab may have changed it.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

type Wish = { readonly id: number; readonly kept: boolean };

function hearOthers(): BroadcastChannel {
  const channel = new BroadcastChannel('favourites');
  channel.addEventListener('message', ({ data: { id, kept } }: MessageEvent<Wish>) => wish(id, kept));
  return channel;
}

const ownCookie = new RegExp(`(?:^|; )(?:__Host-)?${favouritesCookie}=([^;]*)`);

const isInBrowser = (id: number): boolean =>
  readFavouriteIds(ownCookie.exec(document.cookie)?.[1] ?? null).includes(id);

/** Reason of a failed click. */
export type FavouriteFailure = 'tooMany' | 'failed';

/** The last confirmed click in this document, and the function that undoes it. */
type Change = { readonly kept: boolean; readonly undo: () => void };
let lastChange: Change | null = null;

function setLastChange(change: Change | null): void {
  lastChange = change;
  for (const listener of listeners) listener();
}

export const clearLastChange = (): void => setLastChange(null);

/** The last confirmed click; null if no notice is shown. */
export const useLastChange = (): Change | null =>
  useSyncExternalStore(
    onWishes,
    () => lastChange,
    () => null,
  );

/** A favourite as the page states it; `isVisitor` if the state is in the browser's cookie. */
export type Marked = { readonly marked: boolean; readonly isVisitor: boolean };

/**
 * Tells if an offer is a favourite, and how to change it. The page contains the favourites of a candidate;
 * those of a visitor are in the cookie, because visitors share pages.
 */
export function useFavourite(id: number, { marked, isVisitor }: Marked) {
  const [failure, setFailure] = useState<FavouriteFailure | null>(null);
  const kept = useSyncExternalStore(
    onWishes,
    () => wished.get(id) ?? (isVisitor ? isInBrowser(id) : marked),
    () => marked,
  );
  const change = async (address: string): Promise<void> => {
    setFailure(null);
    setFailure(await carryOut(address, { id, kept: !kept }));
  };
  return { kept, failure, change };
}

/** Shows a click at once and reverts it on failure, unless another click followed. */
async function carryOut(address: string, { id, kept }: Wish): Promise<FavouriteFailure | null> {
  wish(id, kept);
  const status = await send(address, kept).catch(() => 0);
  if (status === 204) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    others?.postMessage({ id, kept } satisfies Wish);
    setLastChange({ kept, undo: () => void carryOut(address, { id, kept: !kept }) });
    return null;
  }
  if (wished.get(id) !== kept) return null;
  wish(id, null);
  return status === 409 ? 'tooMany' : 'failed';
}

/**
 * Sends clicks one after another, across all tabs, because each answer overwrites the whole cookie,
 * starting from the cookie of its request. Browsers have locks only on secure origins.
 */
async function send(address: string, kept: boolean): Promise<number> {
  const post = async () => {
    const body = new URLSearchParams({ kept: kept ? 'yes' : 'no' });
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return answer.status;
  };
  return 'locks' in navigator ? navigator.locks.request('favourites', post) : post();
}
