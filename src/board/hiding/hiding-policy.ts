import { isUnavailable } from '#board/candidates/candidate-status.ts';
import type { ViewingCandidate } from '#board/context/viewer.ts';
import { maximumHidden } from './hiding-limits.ts';

/** Reason why nothing more can be hidden. The catalogues contain a sentence for each reason. */
export type HidingRefusal = 'accountUnavailable' | 'tooMany';

export class HidingRefused extends Error {
  readonly reason: HidingRefusal;

  constructor(reason: HidingRefusal) {
    super(`this cannot be hidden: ${reason}`);
    this.reason = reason;
  }
}

/** Returns the reason why a candidate who hides `hidden` offers, or companies, may not hide another one. */
export function hidingRefusal({ statusId }: Pick<ViewingCandidate, 'statusId'>, hidden: number): HidingRefusal | null {
  if (isUnavailable(statusId)) return 'accountUnavailable';
  return hidden < maximumHidden ? null : 'tooMany';
}
