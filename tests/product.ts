import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');

/** The product running as `npm start` runs it, on a port and a data folder of its own. */
export type Product = {
  readonly origin: string;
  readonly dataDir: string;
  /** Everything it printed so far. */
  output(): string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As Ctrl-C would; gives the exit code. */
  stop(): Promise<number | null>;
};

type Options = { dataDir?: string; port?: number; environment?: Record<string, string> };

/**
 * Starts the product and waits until it answers. @throws with what it printed when it ends or stays silent
 * for 60 seconds.
 */
export async function startProduct({ dataDir, port, environment = {} }: Options = {}): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mvi-product-')));
  const ownPort = port ?? (await freePort());
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'on', // each test says in X-Forwarded-For who visits: limits count visitors
      ...environment,
      PORT: String(ownPort),
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const product = { origin: `http://localhost:${ownPort}`, dataDir: folder, output: () => chunks.join('') };
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await untilReady(child, product);
  return {
    ...product,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(child: ChildProcess, product: { origin: string; output(): string }): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(`${product.origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not start:\n${product.output()}`);
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
