import { Client } from 'pg';

/** A session that hears the notices of a channel. */
export type Listening = { readonly stop: () => Promise<void> };

// Milliseconds until a lost session is replaced.
const pause = 2000;

/**
 * Calls `hear` with what each notice of a channel says, and with null whenever the session has been opened:
 * what was told while there was none went unheard. Notices are no promise; who must know asks now and then
 * besides. Not through a pooler of transactions, which passes none on.
 */
export function listen(url: string, channel: string, hear: (said: string | null) => void): Listening {
  let session: Client | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let stopped = false;

  async function open(): Promise<void> {
    const opened = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    session = opened;
    opened.on('notification', ({ payload = '' }) => hear(payload));
    opened.on('error', () => {}); // 'end' follows
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
