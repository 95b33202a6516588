import type { FastifyBaseLogger } from 'fastify';
import type { Topic } from '#board/context/changes.ts';
import { second } from '#durations.ts';
import { keyOf, type OuterCache } from './outer-cache.ts';

/** Milliseconds between two purges, until a purge is repeated, and until a failed one is tried again. */
type Rhythm = { readonly between: number; readonly again: number; readonly retry: number };

const usualRhythm: Rhythm = { between: second, again: 2 * second, retry: 5 * second };

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/**
 * Tells an outer cache that topics have changed: at most once a second, all topics together. Each process
 * tells it, after it has deleted its own pages, because the cache may have fetched an old page from a process
 * that learned later. Each purge is repeated once, for an old page that was on its way to the cache.
 */
export class Purger {
  readonly #outer: OuterCache;
  readonly #log: Log;
  readonly #rhythm: Rhythm;
  readonly #due = new Set<Topic>();
  /** Topics that were purged and are to be purged once more. */
  readonly #repeated = new Set<Topic>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #sentAt = Number.NEGATIVE_INFINITY;
  #isAway = false;
  #isStopped = false;

  constructor(outer: OuterCache, log: Log, rhythm = usualRhythm) {
    this.#outer = outer;
    this.#log = log;
    this.#rhythm = rhythm;
  }

  purge(topic: Topic): void {
    this.#due.add(topic);
    if (this.#isAway) return this.#later(this.#rhythm.retry);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#later(Math.max(0, this.#sentAt + this.#rhythm.between - Date.now()));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#sending;
  }

  /** Sends what is due after some time, unless a purge is already planned. */
  #later(wait: number): void {
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send());
    }, wait);
  }

  async #send(): Promise<void> {
    this.#sentAt = Date.now();
    const [fresh, topics] = [[...this.#due], new Set([...this.#due, ...this.#repeated])];
    this.#due.clear();
    this.#repeated.clear();
    try {
      await this.#outer.purge([...topics].map(keyOf));
      this.#tell(null);
      for (const topic of fresh) this.#repeated.add(topic);
    } catch (error) {
      this.#tell(error);
      for (const topic of topics) this.#due.add(topic);
    }
    if (this.#isAway) this.#later(this.#rhythm.retry);
    else if (this.#due.size > 0) this.#later(this.#rhythm.between);
    else if (this.#repeated.size > 0) this.#later(this.#rhythm.again);
  }

  /** Logs that the cache is away (with the reason), or back (null); once each. */
  #tell(err: unknown): void {
    const { kind } = this.#outer;
    if (err === null && this.#isAway) this.#log.info({ kind }, 'the outer cache is purged again');
    if (err !== null && !this.#isAway)
      this.#log.warn({ kind, err }, 'the outer cache could not be purged: its pages are a minute old at most');
    this.#isAway = err !== null;
  }
}
