import { createServer, connect as connectTo, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createListen, type Listen } from './listen.ts';
import { testDatabase } from './testing/test-database.ts';

const { db, url } = await testDatabase();

/** Subscribes until the end of the test and returns what was heard. */
function hearing(listen: Listen, channel: string): (string | null)[] {
  const heard: (string | null)[] = [];
  const listening = listen(channel, (said) => heard.push(said));
  onTestFinished(() => listening.stop());
  return heard;
}

const say = (channel: string, said: string) => sql`select pg_notify(${channel}, ${said})`.execute(db);

const listening = sql`from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
async function sessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${listening}`.execute(db);
  return rows[0]?.count ?? 0;
}

test('all subscriptions of a process share one session, and each hears only its channel', async () => {
  const listen = createListen(url);
  const [offers, content] = [hearing(listen, 'offers'), hearing(listen, 'content')];
  await vi.waitFor(() => expect([offers, content]).toEqual([[null], [null]]));
  const [later, again] = [hearing(listen, 'jobs'), hearing(listen, 'offers')];
  await vi.waitFor(() => expect([later, again]).toEqual([[null], [null]]));
  expect(await sessions()).toBe(1);
  for (const channel of ['offers', 'content', 'jobs', 'else']) await say(channel, `of ${channel}`);
  await vi.waitFor(() => expect(later).toHaveLength(2));
  expect([offers, again, content, later]).toEqual([
    [null, 'of offers'],
    [null, 'of offers'],
    [null, 'of content'],
    [null, 'of jobs'],
  ]);
});

test('after a lost session every subscriber is told to catch up, and hears again', async () => {
  const listen = createListen(url);
  const [offers, content] = [hearing(listen, 'offers'), hearing(listen, 'content')];
  await vi.waitFor(() => expect([offers, content]).toEqual([[null], [null]]));
  await sql`select pg_terminate_backend(pid) ${listening}`.execute(db);
  await vi.waitFor(
    () =>
      expect([offers, content]).toEqual([
        [null, null],
        [null, null],
      ]),
    8000,
  );
  await say('content', 'new');
  await vi.waitFor(() => expect(content).toEqual([null, null, 'new']));
});

test('the session ends with its last subscription, and a later subscription opens another', async () => {
  const listen = createListen(url);
  const subscriptions = ['a', 'b'].map((channel) => listen(channel, () => {}));
  await vi.waitFor(async () => expect(await sessions()).toBe(1));
  await subscriptions[0]?.stop();
  expect(await sessions()).toBe(1);
  await subscriptions[1]?.stop();
  await vi.waitFor(async () => expect(await sessions()).toBe(0));
  const heard = hearing(listen, 'b');
  await vi.waitFor(() => expect(heard).toEqual([null]));
  await say('b', 'again');
  await vi.waitFor(() => expect(heard).toEqual([null, 'again']));
});

/** A way to the database that can fall silent, as behind a firewall that forgets a connection. */
async function silenceable() {
  const { hostname, port, search, searchParams } = new URL(url);
  const target = searchParams.get('host') ?? hostname;
  const path = `${target}/.s.PGSQL.${searchParams.get('port') ?? (port || 5432)}`;
  const sockets: Socket[] = [];
  const way = createServer((client) => {
    const server = target.startsWith('/') ? connectTo(path) : connectTo(Number(port), hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other);
    sockets.push(client, server);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const at = new URL(url.replace(search, ''));
  const address = way.address();
  at.hostname = '127.0.0.1';
  at.port = String(typeof address === 'object' ? address?.port : '');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  return { url: at.href, fallSilent: () => sockets.splice(0).forEach((socket) => socket.unpipe().pause()) };
}

test('a session whose connection fell silent is replaced', async () => {
  const { url: through, fallSilent } = await silenceable();
  const heard = hearing(createListen(through, { every: 100, patience: 200 }), 'offers');
  await vi.waitFor(() => expect(heard).toEqual([null]));
  fallSilent();
  await vi.waitFor(() => expect(heard).toEqual([null, null]), 8000);
  await say('offers', 'heard');
  await vi.waitFor(() => expect(heard).toEqual([null, null, 'heard']));
});
