import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { Context } from '@opentelemetry/api';

/** Work that metrics and traces watch. It names kinds, and no persons. */
export type Work =
  | { readonly kind: 'sql'; readonly text: string }
  | { readonly kind: 'job'; readonly queue: string }
  | { readonly kind: 'mail'; readonly letter: string }
  | { readonly kind: 'round'; readonly name: string }
  | { readonly kind: 'webhook' }
  | { readonly kind: 'import' };

/** A piece of work on its way to those who watch. */
export type WatchedWork = {
  readonly work: Work;
  /** Milliseconds of `performance.now()`. */
  readonly begun: number;
  result?: unknown;
  error?: unknown;
};

/** The trace to which the work at hand belongs: its id, and the span in which new spans lie. */
export type TracedWork = { readonly id: string; readonly context: Context };

/** The trace of the work at hand, if the process makes traces. */
export const traces = new AsyncLocalStorage<TracedWork | undefined>();

/** Returns what log lines say about the trace of the work at hand. */
export const tracedFacts = (): object => {
  const work = traces.getStore();
  return work === undefined ? {} : { trace: work.id };
};

/**
 * Channel on which the program tells of its work. A channel of Node is found by its name, so that neither the
 * rooms that work nor those that watch know each other.
 */
export const workChannel = tracingChannel<TracedWork | undefined, WatchedWork>('mvi.work');

/** Does work, and tells those who watch, if anybody does. */
export function watched<R>(work: Work, run: () => Promise<R>): Promise<R> {
  if (!workChannel.hasSubscribers) return run();
  return workChannel.tracePromise(run, { work, begun: performance.now() });
}

function none(): void {}

/**
 * Hears of every piece of work that ended.
 * @returns a function that ends the hearing
 */
export function hearEndedWork(ended: (work: WatchedWork) => void): () => void {
  const hearing = { start: none, end: none, asyncStart: none, asyncEnd: ended, error: none };
  workChannel.subscribe(hearing);
  return () => workChannel.unsubscribe(hearing);
}
