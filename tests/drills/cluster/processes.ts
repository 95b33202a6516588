import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { minute } from '#durations.ts';
import { type Product, startProduct } from '../../product.ts';
import type { Engines } from './engines.ts';

const root = join(import.meta.dirname, '../../..');

/** The processes of the site. */
export type Processes = {
  /** Two web processes and two workers; between the two of a role lies one of the other. */
  readonly names: readonly string[];
  /** Kills a process as a power cut would, and starts it again. */
  readonly killAndStart: (name: string) => Promise<void>;
  /** Errors in the logs of all processes, each once. */
  readonly errors: () => readonly string[];
};

/**
 * Prepares the database, and starts two web processes and two workers. One of each reaches PostgreSQL by
 * HAProxy, the other by an address with two hosts.
 */
export async function startProcesses(
  running: AsyncDisposableStack,
  folder: string,
  engines: Engines,
  own: Readonly<Record<string, string>>,
): Promise<Processes> {
  const { patroni, web, workers } = engines;
  const environment = { ...engines.environment, ...own };
  const { proxy, servers } = patroni.addresses;
  await promisify(execFile)(process.execPath, ['src/main.ts'], {
    cwd: root,
    timeout: 2 * minute,
    env: {
      ...process.env,
      ...environment,
      DATABASE_URL: servers,
      ROLE: 'migrate',
      NODE_ENV: 'development',
      DATA_DIR: join(folder, 'migrate'),
    },
  });
  const places = [proxy, servers].flatMap((url, at) => [
    { name: `web${at}`, role: 'web', port: web[at] ?? 0, url },
    { name: `worker${at}`, role: 'worker', port: workers[at] ?? 0, url },
  ]);
  const products = new Map<string, Product>();
  const errors = new Set<string>();
  const readErrors = (name: string) => {
    const lines = products.get(name)?.output().split('\n') ?? [];
    for (const line of lines.filter((one) => one.includes('"level":50'))) errors.add(shortened(line));
  };
  running.defer(async () => {
    await Promise.all([...products.values()].map((product) => product.stop()));
  });
  const start = async (name: string) => {
    const place = places.find((one) => one.name === name);
    if (place === undefined) throw new Error(`No process ${name}`);
    const given = { ...environment, ROLE: place.role, DATABASE_URL: place.url };
    const begin = () => startProduct({ dataDir: join(folder, name), port: place.port, environment: given });
    // The units have `Restart=always`: a start that meets a change of the primary is made again.
    const product = await begin().catch((error: unknown) => {
      process.stdout.write(`${name} is started again: ${String(error).split('\n').at(-2) ?? ''}\n`);
      return begin();
    });
    products.set(name, product);
  };
  // A web process is ready when a worker has built the index.
  for (const { name } of places.toSorted((one, other) => other.role.localeCompare(one.role))) await start(name);
  return {
    names: places.map(({ name }) => name),
    killAndStart: async (name) => {
      await products.get(name)?.kill();
      readErrors(name);
      await start(name);
    },
    errors: () => {
      for (const name of products.keys()) readErrors(name);
      return [...errors];
    },
  };
}

const logged = z.object({
  msg: z.string(),
  url: z.string().optional(),
  err: z.object({ message: z.string(), stack: z.string() }).partial().optional(),
});

/** A line of the log without what differs from time to time. */
function shortened(line: string): string {
  try {
    const { msg, err } = logged.parse(JSON.parse(line));
    return `${msg}: ${err?.stack?.split('\n').slice(0, 6).join(' | ') ?? ''}`;
  } catch {
    return line.slice(0, 300);
  }
}
