import { maximumOfBrowser } from '#board/favourites/favourite-limits.ts';
import { isOfferId } from '#board/offers/offer-id.ts';

/**
 * Name of the cookie with a visitor's favourites. A script reads the cookie, because pages that visitors
 * share do not contain the favourites.
 */
export const favouritesCookie = 'favourites';

/** Parses the cookie, the latest offer last: '12.7' → [12, 7]. Invalid text is dropped. */
export function readFavouriteIds(text: string | null): number[] {
  const ids = (text ?? '')
    .slice(0, 4000)
    .split('.')
    .filter((part) => /^[1-9]\d{0,9}$/.test(part))
    .map(Number)
    .filter(isOfferId);
  return [...new Set(ids)].slice(-maximumOfBrowser);
}

export const writeFavouriteIds = (ids: readonly number[]): string => ids.join('.');
