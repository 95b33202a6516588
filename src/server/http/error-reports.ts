import type { FastifyBaseLogger } from 'fastify';
import { maxFrames, sampled } from '#site/scripts/on-every-page/error-telling.ts';

/** Kind and place of an error. The message of the error is left out, because it may contain typed text. */
export type ErrorReport = {
  readonly at: string;
  readonly where: 'server' | 'browser';
  /** Id of the request; the server's log contains the same id. */
  readonly requestId: string;
  readonly name: string;
  readonly code: string | null;
  /** Uppermost lines of the stack. */
  readonly frames: readonly string[];
};

export type ReportError = (report: Omit<ErrorReport, 'at'>) => void;

type Options = {
  /** Address to which errors are reported; null for none. */
  readonly url: string | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => Date;
  /** Returns a random number from 0 to 1, for sampling. */
  readonly random?: () => number;
  readonly send?: typeof fetch;
};

/** Limit of simultaneous reports, because an outage must not be reported a thousand times. */
const maxAtOnce = 5;
const patience = 5000;

/**
 * Reports errors to a collector by a POST of JSON. A report that fails is not repeated, because the log
 * contains the error too.
 */
export function createErrorReports({ url, log, now = () => new Date(), random = Math.random, send = fetch }: Options) {
  let underWay = 0;
  const post = async (to: string, report: ErrorReport) => {
    underWay += 1;
    try {
      const signal = AbortSignal.timeout(patience);
      const headers = { 'content-type': 'application/json' };
      const answer = await send(to, {
        method: 'POST',
        headers,
        body: JSON.stringify(report),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (!answer.ok) log.warn({ status: answer.status }, 'an error report was not taken');
    } catch (error) {
      log.warn({ err: error }, 'an error report was not sent');
    } finally {
      underWay -= 1;
    }
  };
  const report: ReportError = (said) => {
    if (url === null || underWay >= maxAtOnce) return;
    // Samples only the server's errors, because browsers sample their errors before they send a request.
    if (said.where === 'server' && random() >= sampled) return;
    void post(url, { at: now().toISOString(), ...said });
  };
  return report;
}

/** Returns kind, code and place of an error of this program, without its message. */
export function reportedError(error: unknown): Pick<ErrorReport, 'name' | 'code' | 'frames'> {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { name: error.name, code, frames: framesOf(error) };
}

/**
 * Skips the error's message at the beginning of the stack, because it may contain lines that look like
 * frames.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return lines.slice(0, maxFrames).map((line) => line.trim().replaceAll(process.cwd(), ''));
}
