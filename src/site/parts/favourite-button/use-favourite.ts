import { useState, useSyncExternalStore } from 'react';
import { favouritesCookie, readFavouriteIds } from './favourite-ids.ts';

/** Clicks since the page loaded, by offer. A click changes the heart at once, before the server answers. */
const wished = new Map<number, boolean>();
const listeners = new Set<() => void>();

/** Channel on which tabs tell each other about confirmed clicks. */
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

/** The last confirmed click in this document, and the function that undoes the click. */
type Change = { readonly kept: boolean; readonly undo: () => void };
let lastChange: Change | null = null;

function setLastChange(change: Change | null): void {
  lastChange = change;
  for (const listener of listeners) listener();
}

export const clearLastChange = (): void => setLastChange(null);

/** Returns the last confirmed click; null if no notice must be shown. */
export const useLastChange = (): Change | null =>
  useSyncExternalStore(
    onWishes,
    () => lastChange,
    () => null,
  );

/**
 * The state of a favourite in the page; `isVisitor` is true if the browser's cookie contains the state
 * instead.
 */
export type Marked = { readonly marked: boolean; readonly isVisitor: boolean };

/**
 * Tells if an offer is a favourite, and returns the function that changes this. The page contains a
 * candidate's favourites. A visitor's favourites are in the cookie, because visitors share pages.
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

/** Shows a click at once. If the request fails, the click is undone, unless the visitor has clicked again. */
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
 * Sends the clicks of all tabs one after another, because each answer replaces the whole cookie by the cookie
 * of its request plus one change. Browsers have the necessary locks only on secure origins.
 */
async function send(address: string, kept: boolean): Promise<number> {
  const post = async () => {
    const body = new URLSearchParams({ kept: kept ? 'yes' : 'no' });
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return answer.status;
  };
  return 'locks' in navigator ? navigator.locks.request('favourites', post) : post();
}
