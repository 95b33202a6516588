import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { maxStatementTime } from '../connection.ts';
import type { Tables } from '../tables.ts';
import type { ReplicaHost } from './replica-host.ts';

type Counts = Record<'replica' | 'primary' | 'retried', number>;

/**
 * Returns a database whose statements are read from a replica if one may be read. The primary answers
 * otherwise, and once more what failed on a replica: a replica cannot write, so nothing is done twice. The
 * primary also gets every transaction.
 */
export function readingDatabase(
  primary: Kysely<Tables>,
  readable: () => ReplicaHost | null,
  counts: Counts,
): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new ReadingDriver(() => new ReadingConnection(primary, readable, counts)),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

class ReadingConnection implements DatabaseConnection {
  readonly #primary: Kysely<Tables>;
  readonly #readable: () => ReplicaHost | null;
  readonly #counts: Counts;
  #transaction: ControlledTransaction<Tables> | null = null;

  constructor(primary: Kysely<Tables>, readable: () => ReplicaHost | null, counts: Counts) {
    this.#primary = primary;
    this.#readable = readable;
    this.#counts = counts;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const host = this.#transaction === null ? this.#readable() : null;
    if (host !== null) {
      const begun = performance.now();
      try {
        const answer = await host.ask((db) => db.executeQuery<Row>(query));
        this.#counts.replica += 1;
        return answer;
      } catch (error) {
        // The statement itself is slow, and would be so again.
        if (performance.now() - begun >= maxStatementTime) throw error;
        this.#counts.retried += 1;
      }
    }
    this.#counts.primary += 1;
    return (this.#transaction ?? this.#primary).executeQuery<Row>(query);
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    let starting = this.#primary.startTransaction();
    if (isolationLevel) starting = starting.setIsolationLevel(isolationLevel);
    if (accessMode) starting = starting.setAccessMode(accessMode);
    this.#transaction = await starting.execute();
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = null;
    await transaction?.[how]().execute();
  }

  streamQuery(): never {
    throw new Error('The board streams no queries');
  }
}

class ReadingDriver implements Driver {
  readonly #open: () => ReadingConnection;
  readonly #connections = new WeakMap<DatabaseConnection, ReadingConnection>();

  constructor(open: () => ReadingConnection) {
    this.#open = open;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = this.#open();
    this.#connections.set(connection, connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await this.#connections.get(connection)?.begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#connections.get(connection)?.end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#connections.get(connection)?.end('rollback');
  }
}
