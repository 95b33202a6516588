import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endServer } from '../src/database/testing/left-behind.ts';

const ownRoot = join(import.meta.dirname, '..');

/** A running product that was started as by `npm start`, with its own port and data folder. */
export type Product = {
  readonly origin: string;
  readonly dataDir: string;
  /** Process id, for measurements. */
  readonly pid: number;
  /** Returns everything that the product has printed so far. */
  output(): string;
  /** Kills the product, as a power cut would. */
  kill(): Promise<void>;
  /** Stops the product, as Ctrl-C would. @returns its exit code */
  stop(): Promise<number | null>;
};

type Options = {
  dataDir?: string;
  port?: number;
  environment?: Record<string, string>;
  patience?: number;
  /** Starts the product as by `npm run dev`, from its sources. */
  fromSources?: boolean;
  /** Folder of the program, if another version is wanted. */
  root?: string;
};

/**
 * Starts the product and waits until it answers.
 * @throws if it ends or does not answer within `patience` milliseconds (by default 110 seconds); the error
 * contains its output, and no process is left
 */
export async function startProduct(options: Options = {}): Promise<Product> {
  const { dataDir, port, environment = {}, patience = 110_000, fromSources = false, root = ownRoot } = options;
  const folder = dataDir ?? (await freshFolder('DEMO_OFFERS' in environment ? 'empty' : 'demo'));
  const ownPort = port ?? (await freePort());
  const child = spawn(process.execPath, ['src/main.ts', ...(fromSources ? ['--dev'] : [])], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      DEMO_ACCOUNT: 'off',
      // Trusts X-Forwarded-For, in which each test names its own visitor, because limits count by visitor.
      TRUST_PROXY: 'on',
      ...environment,
      PORT: String(ownPort),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const product = {
    origin: `http://localhost:${ownPort}`,
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => chunks.join(''),
  };
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    return code;
  };
  if (await isReady(child, product.origin, patience)) return { ...product, kill, stop };
  // Kills the product after 12 seconds, because after ten seconds it should have ended its own stop.
  const hanging = setTimeout(() => child.kill('SIGKILL'), 12_000);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(hanging);
  await endServer(join(folder, 'postgres'));
  await stop();
  throw new Error(`The product did not start:\n${product.output()}`);
}

/**
 * Returns a new data folder, which the caller removes. If the run has prepared data folders (tests/run.ts),
 * it is a copy: with content and no offers (`empty`) or with the demo offers (`demo`). Otherwise it is an
 * empty folder.
 */
export async function freshFolder(board: 'empty' | 'demo' = 'empty'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mvi-product-'));
  const prepared = process.env['PREPARED_DATA'];
  if (prepared !== undefined) await copyFolder(join(prepared, board), folder);
  return folder;
}

/**
 * Copies with `cp -a`, which keeps the owners of files, unlike `fs.cp`. If root runs the product, its
 * database server runs as another user.
 */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/**
 * Prepares the data folders that `freshFolder` copies, so that no test has to create a database, tables,
 * content or offers.
 * @throws if the product does not start, or does not stop properly
 */
export async function prepareData(folder: string): Promise<void> {
  const [empty, demo] = [join(folder, 'empty'), join(folder, 'demo')];
  await mkdir(demo, { recursive: true });
  await startAndStop(empty, { DEMO_OFFERS: '0' });
  await copyFolder(empty, demo);
  await startAndStop(demo);
}

async function startAndStop(dataDir: string, environment: Record<string, string> = {}): Promise<void> {
  const product = await startProduct({ dataDir, environment });
  if ((await product.stop()) !== 0) throw new Error(`The product did not end well:\n${product.output()}`);
}

async function isReady(child: ChildProcess, origin: string, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(50);
  }
  return false;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
