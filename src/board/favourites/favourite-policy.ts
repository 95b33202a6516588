import { isUnavailable } from '#board/candidates/candidate-status.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { maximumFavourites, maximumOfBrowser } from './favourite-limits.ts';

/** Reason why an offer cannot be saved; the catalogues have a sentence for each. */
export type KeepRefusal = 'accountUnavailable' | 'tooMany';

/** The policy refuses to save the offer; `code` is `favourite.` and the reason. */
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
 * Returns why this viewer may not save another offer beside the `kept` existing favourites. Visitors save
 * offers in their browser; only unavailable accounts may not save any.
 */
export function keepRefusal(viewer: Viewer, kept: number): KeepRefusal | null {
  if (viewer.kind === 'visitor') return kept < maximumOfBrowser ? null : 'tooMany';
  if (isUnavailable(viewer.candidate.statusId)) return 'accountUnavailable';
  return kept < maximumFavourites ? null : 'tooMany';
}
