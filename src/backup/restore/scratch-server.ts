import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endNow } from '#database/embedded/end-now.ts';
import type { EmbeddedServer } from '#database/embedded/join-running.ts';
import { isAlive } from '#database/embedded/postmaster-file.ts';

// The id of the process that made the folder follows, so that a later one knows whether it is left behind.
const prefix = 'mvi-verify-';

const own = new Set<string>();

type Scratch<Result> = {
  /** Starts a server on an empty data folder. */
  readonly start: (dataDir: string) => Promise<EmbeddedServer>;
  readonly work: (url: string) => Promise<Result>;
  /** Ends work and server at once. */
  readonly stopping: AbortSignal | undefined;
};

/** Works on a server in a scratch folder, and removes both. @throws the reason of `stopping` */
export async function onScratchServer<Result>({ start, work, stopping }: Scratch<Result>): Promise<Result> {
  await removeLeftScratch();
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  own.add(basename(dataDir));
  const state: { server?: EmbeddedServer; isOver: boolean } = { isOver: false };
  const end = async () => {
    // Repeats it, because the server may be about to start.
    while (!state.isOver) {
      // Leaves the server first, because a server that is lost otherwise would be started again.
      state.server?.stop().catch(() => undefined);
      await endNow(join(dataDir, 'postgres')).catch(() => undefined);
      await wait(50);
    }
  };
  const onAbort = () => void end();
  stopping?.addEventListener('abort', onAbort, { once: true });
  try {
    stopping?.throwIfAborted();
    state.server = await start(dataDir);
    stopping?.throwIfAborted();
    return await work(state.server.url);
  } catch (error) {
    stopping?.throwIfAborted();
    throw error;
  } finally {
    stopping?.removeEventListener('abort', onAbort);
    await state.server?.stop();
    state.isOver = true;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Ends the scratch servers that killed processes have left, and removes their folders. */
export async function removeLeftScratch(place = tmpdir()): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const maker = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (maker === undefined || own.has(name)) continue;
    // In a container a killed process and its successor have the same id.
    if (Number(maker) !== process.pid && isAlive(Number(maker))) continue;
    // Those of other users stay.
    await endNow(join(place, name, 'postgres')).catch(() => undefined);
    await rm(join(place, name), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}
