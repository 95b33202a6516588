import { escapeIdentifier } from 'pg';
import { type Checks, LastingSession, usualChecks } from './lasting-session.ts';

/**
 * Gets the text of each notification of a channel. Gets null whenever a session was opened, because earlier
 * notifications were missed.
 */
type Hear = (said: string | null) => void;

/** A subscription to a channel. */
export type Listening = { readonly stop: () => Promise<void> };

/**
 * Subscribes to the notifications of a channel. Notifications may get lost, so a caller that must not miss a
 * change also polls.
 */
export type Listen = (channel: string, hear: Hear) => Listening;

/**
 * Returns a function that subscribes to channels. All subscriptions share one session, which is open while
 * there are any: PostgreSQL wakes every listening session of the server at each notification. Does not work
 * through a transaction pooler, which does not forward notifications.
 */
export function createListen(url: string, checks: Checks = usualChecks): Listen {
  const hearers = new Map<string, Set<Hear>>();
  let session: LastingSession | null = null;

  const tell = (channel: string, said: string | null) => {
    for (const hear of hearers.get(channel) ?? []) hear(said);
  };
  const open = () =>
    new LastingSession(
      url,
      {
        statement: () => [...hearers.keys()].map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '),
        opened: () => {
          for (const channel of hearers.keys()) tell(channel, null);
        },
        heard: tell,
      },
      checks,
    );

  return (channel, given) => {
    const hear: Hear = (said) => given(said); // A function of its own, because a caller may subscribe twice.
    const ofChannel = hearers.get(channel) ?? new Set();
    hearers.set(channel, ofChannel.add(hear));
    if (session === null) session = open();
    else void session.repeat().then((isOpen) => isOpen && ofChannel.has(hear) && hear(null));
    return {
      stop: async () => {
        ofChannel.delete(hear);
        if (ofChannel.size === 0 && hearers.get(channel) === ofChannel) hearers.delete(channel);
        if (hearers.size > 0) return;
        const ended = session;
        session = null;
        await ended?.end();
      },
    };
  };
}
