import { isUnavailable } from '#board/candidates/candidate-status.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { maximumFavourites, maximumOfBrowser } from './favourite-limits.ts';

/** Why an offer is not kept; the catalogues have a sentence for each. */
export type KeepRefusal = 'accountUnavailable' | 'tooMany';

/** The policy says no; `code` is `favourite.` and the reason. */
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
 * May this viewer keep one offer more than the `kept` there are? Anybody may, a visitor in the browser; only
 * accounts that are closed may not.
 */
export function keepRefusal(viewer: Viewer, kept: number): KeepRefusal | null {
  if (viewer.kind === 'visitor') return kept < maximumOfBrowser ? null : 'tooMany';
  if (isUnavailable(viewer.candidate.statusId)) return 'accountUnavailable';
  return kept < maximumFavourites ? null : 'tooMany';
}
