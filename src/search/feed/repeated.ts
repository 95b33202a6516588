/** Work that runs repeatedly, one run at a time. */
export type Repeated<R> = {
  /** The result of the current or last run. */
  readonly latest: () => Promise<R>;
  readonly again: () => void;
  /**
   * Prevents further runs.
   * @returns a promise that resolves when the current run has ended
   */
  readonly stop: () => Promise<void>;
};

/** Runs work. Calls during a run are merged into one more run. */
export function repeated<R>(work: () => Promise<R>, onError: (error: unknown) => void): Repeated<R> {
  let [isUnderWay, isDue, isStopped] = [false, false, false];
  let latest = begin();

  function begin(): Promise<R> {
    isUnderWay = true;
    const begun = work();
    begun
      .catch((error: unknown) => isStopped || onError(error))
      .finally(() => {
        isUnderWay = false;
        if (isDue) again();
      });
    return begun;
  }

  function again(): void {
    isDue = isUnderWay;
    if (!isUnderWay && !isStopped) latest = begin();
  }

  return {
    latest: () => latest,
    again,
    stop: async () => {
      isStopped = true;
      await latest.catch(() => undefined);
    },
  };
}
