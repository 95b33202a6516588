/**
 * A circuit breaker for calls to another system: it stops the calls for some time if the system is
 * unavailable.
 */
export type Circuit = {
  /**
   * Does the work.
   * @throws CircuitOpen if calls are stopped, or the error of the work
   */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Thrown without a call after several calls in a row have failed, until one call may try again. */
export class CircuitOpen extends Error {
  readonly code = 'content.circuitOpen';
}

type Options = {
  /** Failures in a row after which calls stop. */
  readonly failures?: number;
  /** Milliseconds after which one call may try again. */
  readonly rest?: number;
  readonly now?: () => number;
  /** Tells if an error means that the other system is unavailable; an invalid query is no such error. */
  readonly isFailure?: (error: unknown) => boolean;
  /** Called with the reason when calls stop, and called again when they succeed. */
  readonly changed?: (why: unknown) => void;
};

/** Creates a circuit breaker. With it, only the first pages wait for an unavailable system. */
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
        // Lets this call try the system again, and refuses all others until it ends.
        restsUntil = now() + rest;
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
