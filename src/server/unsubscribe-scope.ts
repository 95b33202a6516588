import type { FastifyInstance } from 'fastify';
import { readUnsubscription } from '#board/alerts/alert-links.ts';
import { unsubscribe } from '#board/alerts/end-alerts.ts';
import type { Board } from '#board/board.ts';
import { isDatabaseAway } from '#database/unavailable.ts';
import { localized, locales } from '#words/locale.ts';
import { addRateLimits } from './rate-limits.ts';

type Options = {
  readonly board: Pick<Board, 'db' | 'now'>;
  /** Signs the addresses in the letters. */
  readonly secret: string;
  readonly rateLimits: boolean;
};

const longestBody = 4096;
/** Mail services ask for all of their readers from a few addresses. */
const mostAMinute = 600;
const secondsUntilBack = 10;

/**
 * Ends alerts at one POST (RFC 8058): from any origin, without cookies, answered without a redirect. The
 * token says whose alerts, and is all that there is to check. The page of the same address has a button,
 * whose form leads back to it.
 */
export async function unsubscribeScope(scope: FastifyInstance, { board, secret, rateLimits }: Options): Promise<void> {
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'unsubscribe', max: mostAMinute }));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => {
    if (isDatabaseAway(error)) return reply.code(503).header('Retry-After', secondsUntilBack).send('');
    const isClients = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
    if (!isClients) request.log.error({ err: error }, 'an alert was not ended');
    return reply.code(isClients ? 400 : 500).send('');
  });
  for (const locale of locales) {
    // No parameter: Fastify takes those of 100 characters, the token of one alert has more.
    scope.post<{ Params: { '*': string } }>(localized(locale, '/alertes/fin/*'), async (request, reply) => {
      const token = request.params['*'];
      const ended = readUnsubscription(secret, token);
      if (ended === null) return reply.code(404).send('');
      await unsubscribe(board, ended);
      if (isOneClick(request.body)) return reply.code(200).send('');
      return reply.redirect(`${localized(locale, `/alertes/fin/${token}`)}?done=ended`, 303);
    });
  }
}

/** As a field of either kind of form (§3.2). */
const isOneClick = (body: unknown): boolean => typeof body === 'string' && body.includes('One-Click');
