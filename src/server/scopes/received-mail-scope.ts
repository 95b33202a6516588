import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '#api/transport/api-problem.ts';
import { addProblems, type ReadProblem, type SendApiProblem, tellWith } from '#api/transport/problems.ts';
import { NotAnsweredYet } from '#board/applications/exchange/exchange-policy.ts';
import { NothingWritten, takeMail } from '#board/applications/exchange/take-mail.ts';
import { TooManyMessages } from '#board/applications/exchange/write-message.ts';
import { ApplicationGone } from '#board/applications/recruiter/application-gone.ts';
import type { Board } from '#board/context/board.ts';
import { NoReceivedMail, type ReadMail } from '#mail/received-mail.ts';
import { tooManyProblem } from '#server/http/api-rules.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';
import { ExpiredToken, InvalidToken } from '#signed-token.ts';

type Options = {
  readonly board: Pick<Board, 'db' | 'jobs' | 'now'>;
  /** Secret that signs reply addresses. */
  readonly secret: string;
  readonly read: ReadMail;
  readonly rateLimits: boolean;
};

/** Limit of a mail in bytes. A mail that quotes a long exchange has some 50 kB of text. */
const maxBodyBytes = 512 * 1024;
const maxAMinute = 600;

/**
 * Receives the mails that a provider accepted at our reply addresses. 204 means that the mail is done with:
 * it became a message, was one already, or is automatic. A refusal is a problem (RFC 9457), so that the
 * provider can return the mail to its sender with the reason.
 */
export async function receivedMailScope(scope: FastifyInstance, options: Options): Promise<void> {
  const { board, secret, read, rateLimits } = options;
  if (rateLimits)
    await addRateLimits(
      scope,
      () => ({ name: 'received mails', max: maxAMinute }),
      (request, reply) => tellWith(tell)(request, reply, tooManyProblem()),
    );
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  addProblems(scope, { tell, read: readProblem });
  scope.post('/courrier/reponses', async ({ headers, body }, reply) => {
    await takeMail(board, secret, read({ headers, body: typeof body === 'string' ? body : '', now: board.now() }));
    return reply.code(204).send();
  });
}

const tell: SendApiProblem = (request, reply, { status, code, message: detail }) =>
  reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ title: STATUS_CODES[status], status, detail, code, requestId: request.id }));

const statuses = { forged: 401, late: 401, unreadable: 400 };
const anHour = '3600';

const problem = (status: number, { code }: { readonly code: string }, message: string, headers = {}) =>
  new ApiProblem(status, { code, message, headers });

const readProblem: ReadProblem = (error) => {
  if (error instanceof NoReceivedMail)
    return new ApiProblem(statuses[error.reason], { code: `mail.${error.reason}`, message: error.message });
  if (error instanceof ExpiredToken) return problem(410, error, 'The reply address in "to" has expired.');
  if (error instanceof InvalidToken) return problem(404, error, 'The address in "to" is no reply address of ours.');
  if (error instanceof ApplicationGone) return problem(410, error, `The application is ${error.reason}.`);
  if (error instanceof NotAnsweredYet) return problem(409, error, 'The application has not been answered yet.');
  if (error instanceof NothingWritten) return problem(422, error, 'There is no text above the quoted part.');
  if (!(error instanceof TooManyMessages)) return undefined;
  if (error.within === 'exchange') return problem(409, error, 'The exchange has reached its number of messages.');
  return problem(429, error, 'Too many messages in 24 hours: send the mail again later.', { 'Retry-After': anHour });
};
