import { Client } from 'pg';

/** Session that receives the notifications of a channel. */
export type Listening = { readonly stop: () => Promise<void> };

// Milliseconds until a lost session is replaced.
const pause = 2000;

/**
 * Calls `hear` with the text of each notification of a channel, and with null whenever the session was
 * opened, because earlier notifications were missed. Notifications may get lost, so callers that need
 * certainty also poll. Does not work through a transaction pooler, which does not forward notifications.
 */
export function listen(url: string, channel: string, hear: (said: string | null) => void): Listening {
  let session: Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const opened = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    session = opened;
    opened.on('notification', ({ payload = '' }) => hear(payload));
    opened.on('error', () => {}); // Ignored: the event `end` follows, which opens a new session.
    opened.once('end', again);
    await opened.connect();
    await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
    hear(null);
  }

  function again(): void {
    if (stopped || waiting !== undefined) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      start();
    }, pause);
  }

  function start(): void {
    open().catch(() => {
      session?.end().catch(() => {});
      again();
    });
  }

  start();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(waiting);
      await session?.end().catch(() => {});
    },
  };
}
