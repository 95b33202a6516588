/**
 * Visitor of one day: keyed hashes of the network address and of the browser. The key changes every day. The
 * board only compares the hashes.
 */
export type VisitorKey = { readonly address: string; readonly browser: string };

type View = { readonly offerId: number; readonly visitor: VisitorKey };

/** Views of offers that this process has counted and not yet written. */
export type Views = {
  /** Counts a view in memory, which cannot fail. The database has it after the next flush. */
  readonly count: (view: View) => void;
  /**
   * Writes the counted views. If this fails, the counts stay for the next flush.
   * @throws the error of the database
   */
  readonly flush: () => Promise<void>;
  /** Number of offers and addresses whose views wait. */
  readonly waiting: () => number;
};
