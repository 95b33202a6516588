import type { Kysely } from 'kysely';
import { readDatabaseAddress } from '#configuration/database-address.ts';
import { second } from '#durations.ts';
import { connect } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { endOfLog } from './ask-place.ts';
import { Marks } from './marks.ts';
import { readingDatabase } from './reading-database.ts';
import { ReplicaHost } from './replica-host.ts';

/** `behind` if the replica lags more than it may, `away` if it cannot be read at all. */
export type ReplicaFacts = {
  readonly state: 'ok' | 'behind' | 'away';
  /** Seconds since the replica was known to have everything, at most since the start of the process. */
  readonly lag: number;
  /** Statements by the place that answered; `retried` failed on the replica first. */
  readonly counts: Readonly<Record<'replica' | 'primary' | 'retried', number>>;
};

type Options = {
  /** Address of one or more standbys, of which the first that is well is read. */
  readonly url: string;
  /** Address of the database, by which the primary is asked for the end of its log. */
  readonly primaryUrl: string;
  /** Database for statements that no replica may answer. */
  readonly primary: Kysely<Tables>;
  /** Milliseconds that a replica may lag. */
  readonly bound: number;
  /** Called when the state changes, with the reason of a replica that cannot be read. */
  readonly changed?: (state: ReplicaFacts['state'], reason: unknown) => void;
};

// Milliseconds between two looks at a host that has not replayed the newest mark, at first and at most.
const looks = { first: 20, most: 200 };

/**
 * Standbys that may be read instead of the primary. A standby is read only while it is known to have all
 * commits until a moment that lies within the bound, and after the last change that this process knows.
 */
export class Replica {
  /** Reads from a replica that may be read, otherwise from the primary. Transactions are the primary's. */
  readonly db: Kysely<Tables>;
  readonly #hosts: readonly ReplicaHost[];
  readonly #marks = new Marks();
  readonly #options: Options;
  readonly #asking: Kysely<Tables>;
  readonly #counts = { replica: 0, primary: 0, retried: 0 };
  readonly #startedAt = performance.now();
  readonly #watching: Promise<void>;
  /** The last moment until which any host had all commits, or the start. */
  #reachedAt = this.#startedAt;
  #changes = 0;
  #state: ReplicaFacts['state'] | null = null;
  #primaryFault: unknown = null;
  #wake: () => void = () => {};
  #isEnded = false;

  constructor(options: Options) {
    const { hosts, isPooled } = readDatabaseAddress(options.url) ?? { hosts: [options.url], isPooled: false };
    this.#options = options;
    this.#hosts = hosts.map((host) => new ReplicaHost(host, isPooled, this.#marks));
    // A session of its own, because the others may all be in use.
    this.#asking = connect(options.primaryUrl, { max: 1, statementTimeoutMs: second });
    this.db = readingDatabase(options.primary, () => this.#readable(), this.#counts);
    this.#watching = this.#watch();
  }

  /** Says that the database has changed: no replica is read before it has replayed the log until now. */
  changed(): void {
    this.#changes += 1;
    this.#wake();
  }

  get facts(): ReplicaFacts {
    const lag = performance.now() - this.#reachedAt;
    const isFresh = this.#hosts.some((host) => host.reached !== null) && lag <= this.#options.bound;
    const state = isFresh ? 'ok' : this.#hosts.some((host) => host.isThere) ? 'behind' : 'away';
    return { state, lag: lag / second, counts: this.#counts };
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    this.#wake();
    await this.#watching;
    await Promise.all([this.#asking.destroy(), ...this.#hosts.map((host) => host.end())]);
    await this.db.destroy();
  }

  #readable(): ReplicaHost | null {
    const oldest = performance.now() - this.#options.bound;
    const isFresh = ({ reached }: ReplicaHost) => reached?.changes === this.#changes && reached.at >= oldest;
    return this.#hosts.find(isFresh) ?? null;
  }

  async #watch(): Promise<void> {
    while (!this.#isEnded) {
      const mark = { at: performance.now(), changes: this.#changes };
      try {
        this.#marks.add(mark, await endOfLog(this.#asking));
        this.#primaryFault = null;
      } catch (error) {
        this.#primaryFault = error;
      }
      for (const host of this.#hosts) void this.#look(host);
      await this.#rest(mark);
    }
  }

  /** Waits for the next round, which a change brings forward, and looks at hosts without the newest mark. */
  async #rest({ at, changes }: { readonly at: number; readonly changes: number }): Promise<void> {
    const due = at + Math.min(second, this.#options.bound / 4);
    for (let pause = looks.first; !this.#isEnded && performance.now() < due; pause = Math.min(2 * pause, looks.most)) {
      await this.#pause(Math.max(0, Math.min(pause, due - performance.now())));
      if (changes !== this.#changes) return;
      const { newest } = this.#marks;
      for (const host of this.#hosts) if (host.isThere && host.reached !== newest) void this.#look(host);
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #look(host: ReplicaHost): Promise<void> {
    await host.look();
    this.#reachedAt = Math.max(this.#reachedAt, host.reached?.at ?? 0);
    const { state } = this.facts;
    const isStarting = state !== 'ok' && performance.now() - this.#startedAt < this.#options.bound;
    if (state === this.#state || isStarting || this.#isEnded) return;
    this.#state = state;
    this.#options.changed?.(state, this.#hosts.find(({ isThere }) => !isThere)?.fault ?? this.#primaryFault);
  }
}
