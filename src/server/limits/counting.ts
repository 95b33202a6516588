/** Limit of requests per minute and network. */
type CountedLimit = {
  /** Path below which the limit counts, so that equal names at different paths count separately. */
  readonly scope: string;
  readonly name: string;
  readonly max: number;
};

export type Counted = { readonly isExceeded: boolean; readonly ttlInSeconds: number };

/** Counts of requests that several processes share. */
export type SharedCounts = {
  /** Counts a request of a network; null if the store is away, and the process has to count alone. */
  readonly count: (limit: CountedLimit, network: string) => Promise<Counted | null>;
  /** True while the store does not answer. */
  readonly isAway: () => boolean;
  readonly stop: () => Promise<void>;
};
