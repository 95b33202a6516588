import type { Changes } from '#staff/audit/record-act.ts';
import type { DetailsReport } from './fill-details.ts';
import type { RejectedRow } from '#import/reading/imported-offer.ts';

export type ImportReport = {
  readonly read: number;
  /** Number of offers that the source states; null if it states none. */
  readonly expected: number | null;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /**
   * Number of rows with the id of an earlier row in the same response, because pages of a live source
   * overlap. Only the first of these rows counts.
   */
  readonly repeated: number;
  /**
   * Number of accepted rows without a contact. Their offers accept applications only if the operator has
   * configured a desk.
   */
  readonly withoutContact: number;
  readonly rejected: readonly RejectedRow[];
  /** Reason why missing offers were not withdrawn; null if they were withdrawn. */
  readonly withdrawalSkipped: 'partial' | 'mass' | 'stopped' | null;
  /** With 'mass': number of offers that the response lacks, and number of all offers on the board. */
  readonly missing: { readonly missing: number; readonly shown: number } | null;
  /** Error of the source after these rows were read; null if it was read completely. */
  readonly failure: Error | null;
  /** What details filled; null if none were asked for. */
  readonly details: DetailsReport | null;
  /** Number of demo offers on the board, in addition to the imported offers. */
  readonly demoOffers: number;
  /** True if nothing was written. The counts then say what an import would do. */
  readonly dryRun: boolean;
  /** Planned changes of a dry run, one for each change counted above; otherwise empty. */
  readonly planned: readonly PlannedChange[];
};

/**
 * True if no row could be used. This means that the format of the source has changed, rather than that single
 * offers are invalid.
 */
export function tookNothing({ read, repeated, rejected }: ImportReport): boolean {
  return rejected.length > 0 && rejected.length === read - repeated;
}

export type PlannedChange = {
  readonly change: 'put' | 'change' | 'withdraw';
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  /** Changed fields of a known offer: before, then after. */
  readonly changes?: Changes;
};
