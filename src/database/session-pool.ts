import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { Hosts } from './hosts.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

type Taken = (error: Error | undefined, session: PoolClient | undefined, done: (release?: boolean) => void) => void;

type Options = Omit<PoolConfig, 'connectionString' | 'Client'> & {
  /**
   * Milliseconds for which a caller waits until a host takes writes; 0 for one who also reads from a standby.
   */
  readonly primaryWithin?: number;
};

/**
 * A pool of sessions at the host that takes writes. A session is made where that host is now; sessions at the
 * host before end when somebody wants to use them.
 */
export class SessionPool extends Pool {
  readonly #hosts: Hosts;
  readonly #primaryWithin: number;
  /** The address that each session was made at. */
  readonly #addresses: WeakMap<object, string>;

  constructor(address: string, { primaryWithin = 0, ...options }: Options) {
    const hosts = new Hosts(address);
    const addresses = new WeakMap<object, string>();
    const AtHost = class extends Client {
      constructor(config?: ClientConfig) {
        const connectionString = hosts.address;
        super({ ...config, connectionString });
        addresses.set(this, connectionString);
      }
    };
    super({ ...options, Client: AtHost });
    this.#hosts = hosts;
    this.#addresses = addresses;
    this.#primaryWithin = primaryWithin;
    if (hosts.areSeveral) this.on('connect', (session) => this.#watch(session));
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | void {
    if (!this.#hosts.areSeveral) return taken === undefined ? super.connect() : super.connect(taken);
    if (taken === undefined) return this.#take();
    this.#take().then(
      (session) => taken(undefined, session, session.release.bind(session)),
      (error: Error) => taken(error, undefined, () => {}),
    );
  }

  async #take(): Promise<PoolClient> {
    for (let tries = 1; ;) {
      const url = await this.#find();
      try {
        const session = await super.connect();
        if (this.#addresses.get(session) === this.#hosts.address) return session;
        session.release(true);
      } catch (error) {
        if (isBusy(error) || !isDatabaseUnavailable(error) || tries > 1) throw error;
        this.#hosts.unreachable(url);
        tries += 1;
      }
    }
  }

  async #find(): Promise<string> {
    if (this.#primaryWithin > 0) return this.#hosts.findPrimary(Date.now() + this.#primaryWithin);
    return (await this.#hosts.find()).url;
  }

  /** Notes when the host of a session is away, or takes no writes any more. */
  #watch(session: PoolClient): void {
    const address = this.#addresses.get(session) ?? '';
    const note = (error: unknown) => {
      if (isDatabaseUnavailable(error) && !isSlow(error)) this.#hosts.lost(address);
    };
    session.on('error', note);
    session.query = new Proxy(session.query.bind(session), {
      apply: (query, self, given: unknown[]) => {
        const asked: unknown = Reflect.apply(query, self, noting(given, note));
        if (asked instanceof Promise) asked.catch(note);
        return asked;
      },
    });
  }
}

type Done = (error: unknown, ...others: unknown[]) => unknown;

/** The pool itself gives its queries a function for their end. */
function noting(given: readonly unknown[], note: (error: unknown) => void): unknown[] {
  const done = given.at(-1);
  if (!isDone(done)) return [...given];
  const noted: Done = (error, ...others) => {
    note(error);
    return done(error, ...others);
  };
  return [...given.slice(0, -1), noted];
}

const isDone = (value: unknown): value is Done => typeof value === 'function';

// The pool's own message (pg-pool 3): all sessions are in use.
const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

// A statement that took too long says nothing about the host.
const isSlow = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '57014';
