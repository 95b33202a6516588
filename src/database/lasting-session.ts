import { Client } from 'pg';
import { Hosts } from './hosts.ts';

// Milliseconds until a lost session is replaced.
const pause = 2000;
/** Milliseconds between two checks of an open session, and milliseconds for which a check waits. */
export type Checks = { readonly every: number; readonly patience: number };

// A connection that a firewall drops without a word would look open for hours without checks.
export const usualChecks: Checks = { every: 15_000, patience: 5000 };

type Parts = {
  /** The statement that each session runs at its opening and at each check. */
  readonly statement: () => string;
  /** Called whenever a session was opened and has run the statement. */
  readonly opened: () => void;
  readonly heard: (channel: string, said: string) => void;
};

/** A session that listens: it is replaced whenever it is lost. */
export class LastingSession {
  readonly #hosts: Hosts;
  readonly #parts: Parts;
  readonly #checks: Checks;
  #client: Client | null = null;
  #isOpen = false;
  #isEnded = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, parts: Parts, checks: Checks) {
    this.#hosts = new Hosts(url);
    this.#checks = checks;
    this.#parts = parts;
    void this.#start();
  }

  /**
   * Runs the statement in the open session.
   * @returns false if no session is open: the next session runs the statement
   */
  async repeat(): Promise<boolean> {
    const client = this.#client;
    if (client === null || !this.#isOpen) return false;
    try {
      await client.query(this.#parts.statement());
      return true;
    } catch {
      this.#lost(client);
      return false;
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  /** A standby takes no listeners, so the session is at the host that takes writes. */
  async #start(): Promise<void> {
    const connectionString = await this.#hosts.findPrimary().catch(() => null);
    if (this.#isEnded) return;
    if (connectionString === null) return this.#later(pause, () => void this.#start());
    const client = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: this.#checks.patience,
      application_name: 'mon-volontariat-international notices',
    });
    this.#client = client;
    client.on('notification', ({ channel, payload = '' }) => this.#parts.heard(channel, payload));
    // The error is ignored, because the event `end` follows and opens a new session.
    client.on('error', () => this.#hosts.lost(connectionString));
    client.once('end', () => this.#lost(client));
    this.#open(client).catch(() => {
      this.#hosts.lost(connectionString);
      this.#lost(client);
    });
  }

  async #open(client: Client): Promise<void> {
    await client.connect();
    let said: string;
    do {
      said = this.#parts.statement();
      await client.query(said);
    } while (said !== this.#parts.statement());
    if (client !== this.#client) return;
    this.#isOpen = true;
    this.#later(this.#checks.every, () => void this.#watch());
    this.#parts.opened();
  }

  async #watch(): Promise<void> {
    if (await this.repeat()) this.#later(this.#checks.every, () => void this.#watch());
  }

  #lost(client: Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.#isOpen = false;
    client.end().catch(() => {});
    this.#later(pause, () => void this.#start());
  }

  #later(milliseconds: number, work: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#isEnded) this.#timer = setTimeout(work, milliseconds);
  }
}
