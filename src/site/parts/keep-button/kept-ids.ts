import { maximumOfBrowser } from '#board/favourites/favourite-limits.ts';
import { isOfferId } from '#board/offers/offer-id.ts';

/** The cookie that holds what a visitor keeps. Scripts read it: pages that visitors share do not know it. */
export const keptCookie = 'favourites';

/** The offers of a cookie, the last kept at the end: '12.7' → [12, 7]. What is no id is left out. */
export function readKeptIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 4000)
    .split('.')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)
    .filter(isOfferId);
  return [...new Set(ids)].slice(-maximumOfBrowser);
}

export const writeKeptIds = (ids: readonly number[]): string => ids.join('.');
