/**
 * A circuit breaker: calls another system, and stops calling for a while once it is known to be
 * unavailable.
 */
export type Circuit = {
  /** @throws CircuitOpen without a call, or the error of the work */
  run<T>(work: () => Promise<T>): Promise<T>;
};

/** Several calls in a row failed, so calls are refused until one may try again. */
export class CircuitOpen extends Error {
  readonly code = 'content.circuitOpen';
}

type Options = {
  /** Failures in a row after which calls stop. */
  readonly failures?: number;
  /** Milliseconds until one request may try again. */
  readonly rest?: number;
  readonly now?: () => number;
  /** Tells if an error means that the other system is unavailable, and not that the query is wrong. */
  readonly isFailure?: (error: unknown) => boolean;
  /** Called with the reason when calls stop, and again when calls succeed. */
  readonly changed?: (why: unknown) => void;
};

/** Creates a circuit breaker, so that only the first pages wait for a system that is unavailable. */
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
        // Lets one call try the system again, and refuses the other calls meanwhile.
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
