import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { minute } from '#durations.ts';
import { cachedEngine, lastLineOf } from './debian-packages.ts';
import { stablePorts } from './stable-ports.ts';
import { EngineMissing } from './start-program.ts';

const run = promisify(execFile);

type OpenSearchNode = {
  readonly url: string;
  /** Ends the process as a failing machine would. */
  readonly kill: () => Promise<void>;
  /** Ends the process in order. */
  readonly stop: () => Promise<void>;
  /** Starts the process again with its data. */
  readonly start: () => Promise<void>;
};

export type OpenSearch = {
  /** Address for SEARCH_URL, with all nodes. */
  readonly url: string;
  readonly nodes: readonly OpenSearchNode[];
  readonly stop: () => Promise<void>;
};

/**
 * Starts a cluster of OpenSearch on this machine, each node a process of its own.
 * @param memory heap of a node in megabytes
 * @throws EngineMissing
 */
export async function startOpenSearch({ nodes: size = 1, memory = 512 } = {}): Promise<OpenSearch> {
  const libraries = await openSearchLibraries();
  const data = await mkdtemp(join(tmpdir(), 'opensearch-'));
  const ports = await stablePorts(2 * size);
  const places = Array.from({ length: size }, (_, at) => ({
    http: ports[2 * at] ?? 0,
    transport: ports[2 * at + 1] ?? 0,
  }));
  const nodes = places.map((place, at) => nodeOf(place, settingsOf(places, at, data), { libraries, memory }));
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.kill()));
    await rm(data, { recursive: true, force: true });
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://${places.map(({ http }) => `127.0.0.1:${http}`).join(',')}/board`, nodes, stop };
}

/** Fetches the libraries of OpenSearch from Maven Central, once a machine that has Java. */
async function openSearchLibraries(): Promise<string> {
  try {
    await run('java', ['-version']);
    return await cachedEngine('opensearch-2.19.6', async (draft) => {
      await copyFile(join(import.meta.dirname, 'opensearch-pom.xml'), join(draft, 'pom.xml'));
      const options = ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${draft}`];
      await run('mvn', options, { cwd: draft, timeout: 10 * minute });
    });
  } catch (error) {
    throw new EngineMissing(`no OpenSearch of Maven here: ${lastLineOf(error)}`);
  }
}

type Place = { readonly http: number; readonly transport: number };

function settingsOf(places: readonly Place[], at: number, data: string): string[] {
  const place = places[at] ?? { http: 0, transport: 0 };
  const names = places.map((_place, number) => `node-${number}`);
  const cluster =
    places.length === 1
      ? ['discovery.type=single-node']
      : [
          `discovery.seed_hosts=${places.map(({ transport }) => `127.0.0.1:${transport}`).join(',')}`,
          `cluster.initial_cluster_manager_nodes=${names.join(',')}`,
        ];
  return [
    ...cluster,
    `node.name=node-${at}`,
    `path.home=${join(data, `home-${at}`)}`,
    `path.data=${join(data, `data-${at}`)}`,
    `http.port=${place.http}`,
    `transport.port=${place.transport}`,
    'cluster.name=tests',
    'network.host=127.0.0.1',
    // The disk of a test machine may be nearly full.
    'cluster.routing.allocation.disk.threshold_enabled=false',
  ];
}

function nodeOf(
  { http }: Place,
  settings: readonly string[],
  { libraries, memory }: { readonly libraries: string; readonly memory: number },
): OpenSearchNode {
  const url = `http://127.0.0.1:${http}`;
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => {
      const heap = [`-Xms${memory}m`, `-Xmx${memory}m`];
      const program = join(import.meta.dirname, 'OpenSearchNode.java');
      const started = spawn('java', [...heap, '-cp', join(libraries, '*'), program, ...settings], { stdio: 'ignore' });
      child = started;
      for (let tries = 0; tries < 600; tries += 1) {
        if (started.exitCode !== null) throw new Error(`OpenSearch ended with code ${started.exitCode}`);
        if (await answers(url)) return;
        await wait(100);
      }
      throw new Error('OpenSearch does not answer');
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`);
    return ok;
  } catch {
    return false;
  }
}
