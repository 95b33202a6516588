import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { readDatabaseAddress } from '#configuration/database-address.ts';
import { second } from '#durations.ts';

/** Where the database is served now. */
export type Place = { readonly url: string; readonly takesWrites: boolean };

/** No host takes writes for now. The code is PostgreSQL's for a server that only reads. */
class NoPrimary extends Error {
  readonly code = '25006';
}

// A host that does not answer within this time counts as away.
const patience = second;
// A host that only reads waits so long for one that takes writes to answer.
const headStart = 250;
// A host that only reads is asked for again after this time: another may take writes by now.
const recheck = 500;
// Pause of a patient caller between two questions.
const pause = 500;

// A standby that got nothing for so long follows nobody, and would show an old board.
const question = `select current_setting('transaction_read_only') = 'off' as writes,
  coalesce(pg_last_xact_replay_timestamp() > now() - interval '5 minutes', true) as fresh`;

/**
 * Finds the host of an address that takes writes, and remembers it until it is `lost`. While none takes
 * writes, as between the end of a primary and the promotion of its standby, gives a host that only reads:
 * pages are served, and writes fail as on a server that is away. A single host is never asked.
 */
export class Hosts {
  readonly #urls: readonly [string, ...string[]];
  #place: Place | null = null;
  #asking: Promise<Place> | null = null;
  #askedAt = 0;

  constructor(address: string) {
    this.#urls = readDatabaseAddress(address)?.hosts ?? [address];
    if (this.#urls.length === 1) this.#place = { url: this.#urls[0], takesWrites: true };
  }

  get areSeveral(): boolean {
    return this.#urls.length > 1;
  }

  /** The address that a new session uses; the first one before any question. */
  get address(): string {
    return this.#place?.url ?? this.#urls[0];
  }

  /** @throws the first host's error if no host answers */
  async find(): Promise<Place> {
    if (this.#place === null) return this.#ask();
    if (!this.#place.takesWrites && Date.now() - this.#askedAt > recheck) this.#ask().catch(() => {});
    return this.#place;
  }

  /**
   * Finds the host that takes writes.
   * @param until time until which a host may still be promoted
   * @throws NoPrimary, or the first host's error if no host answers
   */
  async findPrimary(until = 0): Promise<string> {
    for (;;) {
      try {
        const { url, takesWrites } = this.#place?.takesWrites === true ? this.#place : await this.#ask();
        if (takesWrites) return url;
        throw new NoPrimary('No host of the database takes writes');
      } catch (error) {
        if (Date.now() > until) throw error;
        await wait(pause);
      }
    }
  }

  /** Says that a session at this address failed, or that the host no longer takes writes. */
  lost(url: string): void {
    if (this.areSeveral && this.#place?.url === url && this.#place.takesWrites) this.#place = null;
  }

  /** Says that no session can be made at this address. */
  unreachable(url: string): void {
    if (this.areSeveral && this.#place?.url === url) this.#place = null;
  }

  #ask(): Promise<Place> {
    this.#askedAt = Date.now();
    this.#asking ??= askAll(this.#urls)
      .then((place) => (this.#place = place))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }
}

/** Asks all hosts at once. The first that takes writes wins, else the first that only reads. */
async function askAll(urls: readonly string[]): Promise<Place> {
  const answers = urls.map(ask);
  const writer = answers.map(async (answer) => {
    const place = await answer;
    if (place.takesWrites) return place;
    throw new NoPrimary(`${new URL(place.url).host} only reads`);
  });
  const reader = Promise.any(answers).then(async (place) => {
    await Promise.race([wait(headStart), Promise.allSettled(answers)]);
    return place;
  });
  try {
    return await Promise.any([...writer, reader]);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}

async function ask(url: string): Promise<Place> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'mon-volontariat-international host',
  });
  client.on('error', () => {}); // The question fails by the same error.
  try {
    await client.connect();
    const { rows } = await client.query<{ writes: boolean; fresh: boolean }>(question);
    if (rows[0]?.writes !== true && rows[0]?.fresh !== true)
      throw new NoPrimary(`${new URL(url).host} is a standby that follows nobody`);
    return { url, takesWrites: rows[0].writes };
  } finally {
    client.end().catch(() => {});
  }
}
