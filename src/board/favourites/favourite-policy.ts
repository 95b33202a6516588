import { isUnavailable } from '#board/candidates/candidate-status.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { maximumFavourites, maximumOfBrowser } from './favourite-limits.ts';

/** Reason why an offer cannot be saved. The catalogues contain a sentence for each reason. */
export type KeepRefusal = 'accountUnavailable' | 'tooMany';

/** The policy refuses to save the offer. `code` consists of `favourite.` and the reason. */
export class FavouriteRefused extends Error {
  readonly code: `favourite.${KeepRefusal}`;
  readonly reason: KeepRefusal;

  constructor(reason: KeepRefusal) {
    super(`this offer cannot be kept: ${reason}`);
    this.code = `favourite.${reason}`;
    this.reason = reason;
  }
}

/**
 * Returns the reason why this viewer may not save another offer, if `kept` offers are already saved. A
 * visitor may save offers in the browser; only an unavailable account may not save any offer.
 */
export function keepRefusal(viewer: Viewer, kept: number): KeepRefusal | null {
  if (viewer.kind === 'visitor') return kept < maximumOfBrowser ? null : 'tooMany';
  if (isUnavailable(viewer.candidate.statusId)) return 'accountUnavailable';
  return kept < maximumFavourites ? null : 'tooMany';
}
