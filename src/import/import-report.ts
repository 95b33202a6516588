import type { RejectedRow } from './imported-offer.ts';

export type ImportReport = {
  readonly read: number;
  /** How many offers the source said it has; null when it did not say. */
  readonly expected: number | null;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /**
   * Rows whose id an earlier row of the same response had: pages of a living source overlap. The first one
   * counts.
   */
  readonly repeated: number;
  /** Rows that were not rejected and name no contact: they take applications where there is a desk. */
  readonly withoutContact: number;
  readonly rejected: readonly RejectedRow[];
  /** Why no offer was looked for that the source no longer has; null when they were. */
  readonly withdrawalSkipped: 'partial' | 'mass' | 'stopped' | null;
  /** With 'mass': how many of the offers on the board are missing from the response. */
  readonly missing: { readonly missing: number; readonly shown: number } | null;
  /** The source failed after this was read; null when it was read to its end. */
  readonly failure: Error | null;
  /** Invented offers that stand on the board beside the imported ones. */
  readonly demoOffers: number;
  /** Nothing was written: the counts above are what an import would do. */
  readonly dryRun: boolean;
  /** Of a dry run, one by one, as far as the counts above tell of them; otherwise empty. */
  readonly planned: readonly PlannedChange[];
};

/** Nothing that the source gave could be used: more likely its form has changed than every offer is wrong. */
export function tookNothing({ read, repeated, rejected }: ImportReport): boolean {
  return rejected.length > 0 && rejected.length === read - repeated;
}

export type PlannedChange = {
  readonly change: 'put' | 'change' | 'withdraw';
  readonly id: number;
  readonly reference: string;
  readonly title: string;
};
