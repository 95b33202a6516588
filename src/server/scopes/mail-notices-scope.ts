import type { FastifyInstance } from 'fastify';
import { stopAddress } from '#board/alerts/end-alerts.ts';
import { stopNewsletter } from '#board/newsletter/end-newsletter.ts';
import type { Board } from '#board/context/board.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { NoMailNotice, type ReadNotices } from '#mail/mail-notices.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = {
  readonly board: Pick<Board, 'db' | 'now'>;
  readonly read: ReadNotices;
  readonly rateLimits: boolean;
};

const maxBodyBytes = 512 * 1024;
const maxAMinute = 600;

/**
 * Receives the mail provider's notifications of bounces and complaints. Afterwards, alerts and newsletters
 * are no longer sent to the reported addresses. The provider repeats a notification until it gets an answer
 * 2xx; a repeated notification changes nothing.
 */
export async function mailNoticesScope(scope: FastifyInstance, { board, read, rateLimits }: Options): Promise<void> {
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'mail notices', max: maxAMinute }));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof NoMailNotice) return reply.code(400).send('');
    if (isDatabaseUnavailable(error)) return reply.code(503).send('');
    const isClients = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
    if (!isClients) request.log.error({ err: error }, 'notices of the mail provider were not taken');
    return reply.code(isClients ? 400 : 500).send('');
  });
  scope.post('/courrier/avis', async ({ headers, body }, reply) => {
    const notices = read({ headers, body: typeof body === 'string' ? body : '', now: board.now() });
    for (const { kind, recipient } of notices) {
      await stopAddress(board, recipient, kind);
      await stopNewsletter(board.db, recipient, board.now());
    }
    return reply.code(204).send();
  });
}
