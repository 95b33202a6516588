import { once } from 'node:events';
import { createServer, connect as connectTo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

type State = 'takes writes' | 'only reads' | 'away';

/** A host of its own in front of the test server, which can go away, and come back as a standby would. */
export type Door = {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  /** Changes the host for new sessions. Sessions that are open end if it goes away. */
  become(state: State): void;
};

/** Opens a host through which tests reach the server of `url`. Closed at the end of the test. */
export async function openDoor(url: string, state: State): Promise<Door> {
  const { hostname, port, searchParams } = new URL(url);
  const target = searchParams.get('host') ?? hostname;
  const number = Number(searchParams.get('port') ?? (port || 5432));
  const sockets = new Set<Socket>();
  let now = state;
  const server = createServer((client) => {
    const behind = target.startsWith('/') ? connectTo(`${target}/.s.PGSQL.${number}`) : connectTo(number, hostname);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const)
      sockets.add(one.on('error', () => other.destroy()).on('close', () => other.destroy()));
    if (now === 'away') return client.destroy();
    const readsOnly = now === 'only reads';
    client.once('data', (first) => {
      behind.write(readsOnly ? readingOnly(first) : first);
      client.pipe(behind);
    });
    behind.pipe(client);
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const away = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(() => {
    away();
    server.close();
  });
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    become: (next) => {
      now = next;
      if (next === 'away') away();
    },
  };
}

/** Adds a setting to a startup message: its length, the protocol, pairs of texts, and a zero byte. */
function readingOnly(message: Buffer): Buffer {
  const added = Buffer.concat([message.subarray(0, -1), Buffer.from('default_transaction_read_only\0on\0\0')]);
  added.writeInt32BE(added.length);
  return added;
}

/** Returns the address of the same database at these hosts. */
export function addressThrough(url: string, ...doors: readonly Door[]): string {
  const { username, password, pathname } = new URL(url);
  const person = password === '' ? username : `${username}:${password}`;
  return `postgres://${person}@${doors.map(({ host }) => host).join(',')}${pathname}`;
}
