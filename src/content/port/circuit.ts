/** Asks somebody who may be away, and stops asking for a while once that is known. */
export type Circuit = {
  /** @throws CircuitOpen without asking, or whatever the work throws */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** It was not asked: it failed again and again, and rests until one request may try. */
export class CircuitOpen extends Error {
  readonly code = 'content.circuitOpen';
}

type Options = {
  /** Failures in a row after which nobody is asked. */
  readonly failures?: number;
  /** Milliseconds until one request tries again. */
  readonly rest?: number;
  readonly now?: () => number;
  /** Whether an error says that the other one is away, and not that the question is wrong. */
  readonly isFailure?: (error: unknown) => boolean;
  /** Hears when it stops asking, and why, and when all is well again. */
  readonly changed?: (why: unknown) => void;
};

/** So that a page waits for a system that is away once, and not each time. */
export function createCircuit(options: Options = {}): Circuit {
  const { failures = 2, rest = 5000, now = Date.now, isFailure = () => true, changed = () => {} } = options;
  let failed = 0;
  let restsUntil = 0;
  const succeed = (): void => {
    if (failed >= failures) changed(null);
    failed = 0;
  };
  const fail = (error: unknown): void => {
    failed += 1;
    restsUntil = now() + rest;
    if (failed === failures) changed(error);
  };
  return {
    async run(work) {
      if (failed >= failures) {
        if (now() < restsUntil) throw new CircuitOpen('it did not answer a moment ago');
        restsUntil = now() + rest; // this one tries, the others do not wait with it
      }
      try {
        const done = await work();
        succeed();
        return done;
      } catch (error) {
        if (isFailure(error)) fail(error);
        else succeed();
        throw error;
      }
    },
  };
}
