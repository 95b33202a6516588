/** Work that is done again and again, one after the other. */
export type Repeated<R> = {
  /** What the last time gave or gives. */
  readonly latest: () => Promise<R>;
  readonly again: () => void;
  /** Begins it no more. @returns once it has ended */
  readonly stop: () => Promise<void>;
};

/** Work that is done now, and once more after it is under way, however often it is asked for meanwhile. */
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
