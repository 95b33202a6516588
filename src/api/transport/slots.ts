/** Frees a slot; a second call does nothing. */
type End = () => void;

export type Slots = {
  /** Waits for a slot for at most `longestWait` milliseconds. Undefined if no slot became free. */
  readonly take: (longestWait?: number) => Promise<End | undefined>;
  /**
   * Runs the work in a slot and then frees the slot. Null if no slot became free within `longestWait`
   * milliseconds.
   */
  readonly run: <R>(longestWait: number, work: () => Promise<R>) => Promise<R | null>;
};

/** Limits simultaneous work to `most` tasks. Up to `mostWaiting` further tasks wait in order of arrival. */
export function createSlots(most: number, mostWaiting = 0): Slots {
  const waiting = new Set<() => void>();
  let taken = 0;
  const pass = (): void => {
    const [next] = waiting;
    if (next) next();
    else taken -= 1;
  };
  const take = async (longestWait = 0): Promise<End | undefined> => {
    if (taken < most) taken += 1;
    else if (waiting.size >= mostWaiting || !(await hasCome(waiting, longestWait))) return undefined;
    return once(pass);
  };
  return {
    take,
    async run(longestWait, work) {
      const end = await take(longestWait);
      if (end === undefined) return null;
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

function hasCome(waiting: Set<() => void>, longestWait: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const leave = (came: boolean): void => {
    clearTimeout(timer);
    waiting.delete(come);
    resolve(came);
  };
  const come = (): void => leave(true);
  const timer = setTimeout(leave, longestWait, false);
  waiting.add(come);
  return promise;
}

function once(act: () => void): End {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
