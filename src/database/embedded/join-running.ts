import { isInitialised } from './data-folder.ts';
import { finishShutdowns } from './finish-shutdown.ts';
import { livePostmaster, readPostmasterFile } from './postmaster-file.ts';
import { launchPostmaster, stopPostmaster } from './postmaster.ts';
import { prepareLaunch } from './prepare-launch.ts';
import { joinServer } from './presence.ts';
import { makeSocketFolder } from './socket-folder.ts';

export type EmbeddedServer = {
  /** Address of the database `mvi`, for `pg`. */
  readonly url: string;
  /** Leaves the server. If no other process uses the server, stops it and waits for its end. */
  stop(): Promise<void>;
};

/** Joins the server that answers on the data folder; undefined if none answers. */
export async function joinRunning(dataFolder: string, durable: boolean): Promise<EmbeddedServer | undefined> {
  const file = await readPostmasterFile(dataFolder);
  if (!file) return undefined;
  const presence = await joinServer(file.socketFolder, () => revive(dataFolder, file.socketFolder, durable));
  if (!presence) return undefined;
  const url = `postgres://postgres@localhost/mvi?host=${encodeURIComponent(file.socketFolder)}`;
  const endWatch = finishShutdowns(dataFolder);
  const stop = async () => {
    endWatch();
    if (await presence.leave()) await stopPostmaster(dataFolder);
  };
  return { url, stop: once(stop) };
}

/**
 * If a server was killed or stopped while the site runs, starts it again at the same address. A deleted
 * folder is not created again.
 */
async function revive(dataFolder: string, socketFolder: string, durable: boolean): Promise<void> {
  if ((await livePostmaster(dataFolder)) || !(await isInitialised(dataFolder))) return;
  const launch = await prepareLaunch(dataFolder, durable);
  await makeSocketFolder(launch.user, dataFolder);
  await launchPostmaster(launch, socketFolder);
}

function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stop());
}
