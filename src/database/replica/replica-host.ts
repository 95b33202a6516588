import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { connect } from '../connection.ts';
import type { Tables } from '../tables.ts';
import { isDatabaseUnavailable } from '../unavailable.ts';
import { NoStandby, placeOf, type StandbyPlace, startOfServer } from './ask-place.ts';
import type { Mark, Marks } from './marks.ts';

/** The host of a statement went away before it answered. */
class ReplicaAway extends Error {
  override readonly name = 'ReplicaAway';
}

// Milliseconds in which a host tells its place. Together with `doubt` they stay below a second.
const patience = 400;
// Milliseconds after which a statement without an answer makes the host be asked if it is still there.
const doubt = 500;

/** A standby that may be read: its sessions, and the moment until which it has all commits. */
export class ReplicaHost {
  readonly #url: string;
  readonly #isPooled: boolean;
  readonly #marks: Marks;
  #client: Client | null = null;
  #looking: Promise<void> | null = null;
  #place: StandbyPlace | null = null;
  #reached: Mark | null = null;
  #fault: unknown = null;
  #db: Kysely<Tables> | null = null;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, isPooled: boolean, marks: Marks) {
    this.#url = url;
    this.#isPooled = isPooled;
    this.#marks = marks;
  }

  /** The last moment until which the host has all commits; null while it is not known. */
  get reached(): Mark | null {
    return this.#reached;
  }

  /** True if the host answers, and follows the primary. */
  get isThere(): boolean {
    return this.#place !== null;
  }

  /** The reason why the host is not there; null if it is. */
  get fault(): unknown {
    return this.#fault;
  }

  /** Asks the host how far it has come. Calls while it is asked wait for the same answer. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    return this.#looking;
  }

  /**
   * Gives a statement to the host.
   * @throws ReplicaAway within a second if the host does not answer any more, or the error of the statement
   */
  async ask<Answer>(statement: (db: Kysely<Tables>) => Promise<Answer>): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const away = () => reject(new ReplicaAway('The replica went away'));
    this.#waiting.add(away);
    const doubting = setTimeout(() => void this.look(), doubt);
    statement((this.#db ??= this.#open())).then(resolve, reject);
    try {
      return await promise;
    } catch (error) {
      if (isLost(error)) this.#lose(error);
      throw error;
    } finally {
      clearTimeout(doubting);
      this.#waiting.delete(away);
    }
  }

  async end(): Promise<void> {
    await this.#looking;
    await Promise.all([this.#client?.end().catch(() => {}), this.#db?.destroy()]);
  }

  /** Sessions lead to the server whose place is known: an address may lead to several. */
  #open(): Kysely<Tables> {
    const started = this.#place?.started;
    return connect(this.#url, {
      isPooled: this.#isPooled,
      admit: async (session) => {
        const { rows } = await session.query<{ started: number }>(startOfServer);
        if (rows[0]?.started !== started) throw new NoStandby('The address of the replica leads to several servers');
      },
    });
  }

  async #look(): Promise<void> {
    try {
      this.#reach(await placeOf(await this.#session()));
    } catch (error) {
      this.#lose(error);
    }
  }

  #reach(place: StandbyPlace): void {
    if (this.#place !== null && this.#place.started !== place.started) this.#endSessions();
    if (!this.#marks.follows(place.history)) throw new NoStandby('The replica does not follow this primary');
    this.#place = place;
    this.#reached = this.#marks.reachedBy(place) ?? this.#reached;
    this.#fault = null;
  }

  async #session(): Promise<Client> {
    if (this.#client !== null) return this.#client;
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      application_name: 'mon-volontariat-international replica',
    });
    client.on('error', () => {}); // The next question fails by the same error.
    await client.connect();
    this.#client = client;
    return client;
  }

  #lose(reason: unknown): void {
    this.#fault = reason;
    this.#place = null;
    this.#reached = null;
    this.#client?.end().catch(() => {});
    this.#client = null;
    this.#endSessions();
    for (const away of this.#waiting) away();
  }

  #endSessions(): void {
    this.#db?.destroy().catch(() => {});
    this.#db = null;
  }
}

// Codes of PostgreSQL for statements that it cancelled: the host itself is well.
const cancelled = new Set(['57014', '25006', '53300']);

const isLost = (error: unknown): boolean =>
  isDatabaseUnavailable(error) &&
  !(error instanceof Error && 'code' in error && typeof error.code === 'string' && cancelled.has(error.code)) &&
  !(error instanceof Error && error.message === 'timeout exceeded when trying to connect');
