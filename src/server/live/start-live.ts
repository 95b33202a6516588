import type { FastifyBaseLogger } from 'fastify';
import type { Board } from '#board/context/board.ts';
import type { Listen } from '#database/listen.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { LiveNotifications } from './live-notifications.ts';

type Source = { readonly listen: Listen; readonly log: FastifyBaseLogger };
type Live = { readonly live: LiveNotifications; readonly stop: () => Promise<void> };

/**
 * Receives changes of notifications that any process commits, because the trigger of migration 0021 sends a
 * PostgreSQL notification at each commit.
 */
export function startLive({ listen, log }: Source, board: Board): Live {
  const live = new LiveNotifications(board, (err) => {
    if (isDatabaseUnavailable(err)) log.warn({ err }, 'open pages could not be told');
    else log.error({ err }, 'open pages could not be told');
  });
  const listening = listen('notifications', (said) => live.changed(said === null ? null : Number(said)));
  return {
    live,
    stop: async () => {
      await listening.stop();
      await live.idle();
    },
  };
}
