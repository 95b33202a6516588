import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { z } from 'zod';
import { chooseServerUser } from '../../../src/database/embedded/server-user.ts';
import { debianPackages, type Packages } from '../../engines/debian-packages.ts';
import { stablePorts } from '../../engines/stable-ports.ts';

const run = promisify(execFile);
const deploy = join(import.meta.dirname, '../../../deploy');
const password = 'drill';

/** The machines of a drill: all on loopback, told apart by their ports. */
export type PatroniPorts = {
  readonly etcd: readonly number[];
  readonly postgres: readonly number[];
  readonly patroni: readonly number[];
  /** Of HAProxy: the primary, the standby, and the site. */
  readonly proxy: readonly number[];
  /** Processes of the site, to which HAProxy leads visitors. */
  readonly processes: readonly number[];
};

type Node = { readonly name: string; readonly port: number; readonly api: string; process: ChildProcess | null };

const members = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      lag: z.union([z.number(), z.string()]).optional(),
    }),
  ),
});

type Programs = Readonly<Record<'postgres' | 'patroni' | 'etcd' | 'haproxy', Extract<Packages, { root: string }>>>;

/** etcd, two PostgreSQL under Patroni, and HAProxy in front, from the configuration in `deploy/`. */
export class PatroniCluster {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #user: { readonly uid?: number; readonly gid?: number };
  readonly #others: ChildProcess[] = [];
  readonly #nodes: readonly Node[];
  readonly ports: PatroniPorts;

  constructor(
    programs: Programs,
    { folder, ports }: { readonly folder: string; readonly ports: PatroniPorts },
    user: { readonly uid?: number; readonly gid?: number },
  ) {
    this.#programs = programs;
    this.#folder = folder;
    this.#user = user;
    this.ports = ports;
    this.#nodes = ports.patroni.map((patroni, at) => ({
      name: `pg${at + 1}`,
      port: ports.postgres[at] ?? 0,
      api: `http://127.0.0.1:${patroni}`,
      process: null,
    }));
  }

  /** Starts everything, and makes the site's role and database. */
  async start(): Promise<void> {
    const { etcd, haproxy } = this.#programs;
    const { postgres, patroni, processes, proxy } = this.ports;
    const [client, peer] = this.#etcd;
    const addresses = { 'listen-client-urls': client, 'advertise-client-urls': client, 'listen-peer-urls': peer };
    const cluster = { 'initial-advertise-peer-urls': peer, 'initial-cluster': `default=${peer}` };
    const given = { 'data-dir': join(this.#folder, 'data'), ...addresses, ...cluster, 'log-level': 'error' };
    const words = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
    this.#spawn('etcd', join(etcd.root, 'usr/bin/etcd'), words, etcd.env);
    for (const node of this.#nodes) this.startNode(node.name);
    const [one, other] = postgres.map((port) => `127.0.0.1:${port}`);
    const sites = processes.map((port) => `127.0.0.1:${port}`);
    const [toPrimary, toStandby, toSite] = proxy.map((port) => `127.0.0.1:${port}`);
    const environment = {
      PG1: one,
      PG2: other,
      PG1_PATRONI: String(patroni[0]),
      PG2_PATRONI: String(patroni[1]),
      SITE1: sites[0],
      SITE2: sites[1],
      BIND_SITE: toSite,
      BIND_PRIMARY: toPrimary,
      BIND_STANDBY: toStandby,
    };
    const files = ['postgresql.cfg', 'site.cfg'].flatMap((file) => ['-f', join(deploy, 'haproxy', file)]);
    this.#spawn('haproxy', join(haproxy.root, 'usr/sbin/haproxy'), ['-db', ...files], {
      ...haproxy.env,
      ...environment,
    });
    const primary = await this.healthy();
    const session = new Client({ ...primary, host: '127.0.0.1', user: 'postgres', password, database: 'postgres' });
    await session.connect();
    await session.query(`create role mvi login password '${password}'`);
    await session.query('create database mvi owner mvi');
    await session.query('grant pg_read_all_stats to mvi');
    await session.end();
  }

  /** Address of the database by HAProxy, and by the two servers themselves. */
  get addresses() {
    const { proxy, postgres } = this.ports;
    const [primary, standby] = proxy;
    const servers = postgres.map((port) => `127.0.0.1:${port}`).join(',');
    return {
      proxy: `postgres://mvi:${password}@127.0.0.1:${primary},127.0.0.1:${standby}/mvi`,
      servers: `postgres://mvi:${password}@${servers}/mvi?target_session_attrs=read-write`,
      replicas: `postgres://mvi:${password}@${servers}/mvi`,
    };
  }

  startNode(name: string): void {
    const node = this.#node(name);
    const { patroni, postgres } = this.#programs;
    const address = `127.0.0.1:${node.port}`;
    const api = node.api.slice('http://'.length);
    node.process = this.#spawn(
      name,
      '/usr/bin/python3',
      [join(patroni.root, 'usr/bin/patroni'), join(deploy, 'patroni/patroni.yml')],
      {
        ...patroni.env,
        PYTHONPATH: join(patroni.root, 'usr/lib/python3/dist-packages'),
        LD_LIBRARY_PATH: [patroni.env.LD_LIBRARY_PATH, postgres.env.LD_LIBRARY_PATH].join(':'),
        LC_ALL: 'C.UTF-8',
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `'${this.#etcd[0].slice('http://'.length)}'`,
        PATRONI_POSTGRESQL_LISTEN: address,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
        PATRONI_POSTGRESQL_DATA_DIR: this.#data(name),
        PATRONI_POSTGRESQL_BIN_DIR: join(postgres.root, 'usr/lib/postgresql/15/bin'),
        PATRONI_POSTGRESQL_PGPASS: join(this.#folder, `${name}.pgpass`),
        PATRONI_RESTAPI_LISTEN: api,
        PATRONI_RESTAPI_CONNECT_ADDRESS: api,
        PATRONI_SUPERUSER_PASSWORD: password,
        PATRONI_REPLICATION_PASSWORD: password,
        PATRONI_REWIND_PASSWORD: password,
      },
    );
  }

  /** Kills Patroni and its PostgreSQL at once, as a power cut would. */
  async kill(name: string): Promise<void> {
    const node = this.#node(name);
    const file = await readFile(join(this.#data(name), 'postmaster.pid'), 'utf8').catch(() => '');
    const server = Number.parseInt(file, 10);
    const ended = node.process === null ? null : once(node.process, 'exit');
    node.process?.kill('SIGKILL');
    if (server > 0) {
      const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(server)]).catch(() => ({ stdout: '' }));
      for (const process of [server, ...stdout.trim().split(/\s+/).map(Number)]) killProcess(process);
    }
    await ended;
  }

  /** Asks Patroni for a planned change of the primary. */
  async switchOver(from: string): Promise<void> {
    const candidate = this.#nodes.find(({ name }) => name !== from)?.name;
    const body = JSON.stringify({ leader: from, candidate });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.#node(from).api}/switchover`, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
  }

  /** Waits until one node is primary and the other its synchronous standby. */
  async healthy(): Promise<{ readonly name: string; readonly port: number }> {
    const end = Date.now() + 120_000;
    let last = '';
    while (Date.now() < end) {
      for (const { api } of this.#nodes) {
        const found = members.safeParse(
          await fetch(`${api}/cluster`).then(
            async (answer): Promise<unknown> => answer.json(),
            () => null,
          ),
        );
        last = found.success ? JSON.stringify(found.data) : last;
        const leader = found.data?.members.find(({ role }) => role === 'leader');
        const standby = found.data?.members.find(({ role, lag }) => role === 'sync_standby' && lag === 0);
        if (leader?.state === 'running' && standby !== undefined && leader.name !== standby.name)
          return this.#node(leader.name);
      }
      await wait(250);
    }
    throw new Error(`The cluster did not become healthy: ${last}\n${await this.log()}`);
  }

  /** Waits until another node than this one is primary, and returns its name. */
  async successorOf(name: string): Promise<string> {
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      for (const node of this.#nodes.filter((one) => one.name !== name)) {
        const answer = await fetch(`${node.api}/primary`).catch(() => null);
        if (answer?.ok === true) return node.name;
      }
      await wait(100);
    }
    throw new Error(`No node took the place of ${name}\n${await this.log()}`);
  }

  async log(): Promise<string> {
    const texts = await Promise.all(
      this.#nodes.map(({ name }) => readFile(join(this.#folder, `${name}.log`), 'utf8').catch(() => '')),
    );
    return texts.map((text) => text.split('\n').slice(-15).join('\n')).join('\n\n');
  }

  async stop(): Promise<void> {
    for (const { name } of this.#nodes) await this.kill(name);
    for (const child of this.#others) child.kill('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 });
  }

  #node(name: string): Node {
    const node = this.#nodes.find((one) => one.name === name);
    if (node === undefined) throw new Error(`No node ${name}`);
    return node;
  }

  /** Addresses for clients and for peers. */
  get #etcd(): readonly [string, string] {
    const [clients, peers] = this.ports.etcd;
    return [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`];
  }

  #data(name: string): string {
    return join(this.#folder, name);
  }

  #spawn(
    name: string,
    program: string,
    words: readonly string[],
    env: Record<string, string | undefined>,
  ): ChildProcess {
    const log = openSync(join(this.#folder, `${name}.log`), 'a');
    const child = spawn(program, words, { ...this.#user, env, cwd: this.#folder, stdio: ['ignore', log, log] });
    this.#others.push(child);
    return child;
  }
}

function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** @returns the reason if this machine cannot have the engines */
export async function makeCluster(): Promise<PatroniCluster | { readonly missing: string }> {
  const postgres = await debianPackages('postgresql-15');
  if (postgres.missing !== undefined) return postgres;
  const patroni = await debianPackages('patroni');
  if (patroni.missing !== undefined) return patroni;
  const etcd = await debianPackages('etcd-server');
  if (etcd.missing !== undefined) return etcd;
  const haproxy = await debianPackages('haproxy');
  if (haproxy.missing !== undefined) return haproxy;
  const user = await chooseServerUser('/nowhere');
  const folder = await mkdtemp(join(tmpdir(), 'patroni-'));
  const folders = ['data', 'pg1', 'pg2'].map((name) => join(folder, name));
  for (const one of folders) await mkdir(one, { mode: 0o700 });
  if (user.uid !== undefined) for (const one of [folder, ...folders]) await chown(one, user.uid, user.gid ?? user.uid);
  const free = await stablePorts(11);
  const ports = {
    etcd: free.slice(0, 2),
    postgres: free.slice(2, 4),
    patroni: free.slice(4, 6),
    proxy: free.slice(6, 9),
    processes: free.slice(9),
  };
  return new PatroniCluster({ postgres, patroni, etcd, haproxy }, { folder, ports }, user);
}
