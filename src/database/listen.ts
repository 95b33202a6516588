import { Client } from 'pg';

/** Session that receives the notifications of a channel. */
export type Listening = { readonly stop: () => Promise<void> };

// Milliseconds until a lost session is replaced.
const pause = 2000;

/**
 * Calls `hear` with the text of each notification of a channel. Also calls `hear` with null whenever a
 * session was opened, because earlier notifications were missed. Notifications may get lost, so a caller that
 * must not miss a change also polls. Does not work through a transaction pooler, which does not forward
 * notifications.
 */
export function listen(url: string, channel: string, hear: (said: string | null) => void): Listening {
  let session: Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const opened = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    session = opened;
    opened.on('notification', ({ payload = '' }) => hear(payload));
    // The error is ignored, because the event `end` follows and opens a new session.
    opened.on('error', () => {});
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
