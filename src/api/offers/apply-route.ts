import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyToOffer } from '#board/applications/apply-to-offer.ts';
import { applyWithFile } from '#board/applications/apply-with-file.ts';
import { ApplicationRefused } from '#board/applications/send-application.ts';
import type { Board } from '#board/board.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import type { SignedIn, Viewer } from '#board/viewer.ts';
import { BadForm, parseForm } from '#http/parse-form.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { readBytes } from '../transport/read-bytes.ts';
import { readSent, type SentApplication } from './read-sent.ts';

/** Bytes: two documents, and what stands around them. */
const longestForm = 12 * 2 ** 20;

type Parts = {
  readonly board: Board;
  /** Who bears an access token. */
  readonly bearerOf: (token: string) => Promise<Viewer>;
};

/**
 * `Offers/Apply`: of what is sent, only the offer, the message and the documents are taken; who applies is in
 * the token, and to whom is in our records, whatever is claimed.
 */
export async function applyRoute(scope: FastifyInstance, { board, bearerOf }: Parts): Promise<void> {
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(request, await readBytes(payload, longestForm)),
  );
  scope.post('/offers/apply', async ({ headers, body }, reply) => {
    const viewer = await bearerOf(tokenIn(headers.authorization));
    if (viewer.kind === 'visitor') throw new ApplicationRefused('signIn');
    const { id } = await apply(board, viewer, readSent(body));
    return reply.send({ result: true, id });
  });
}

/** RFC 6750, 2.1. @throws ApiProblem 401 */
function tokenIn(header: string | undefined): string {
  const token = /^Bearer +([\w~+/.-]+=*)$/i.exec(header ?? '')?.[1];
  if (token !== undefined) return token;
  const headers = { 'WWW-Authenticate': 'Bearer' };
  throw new ApiProblem(401, { code: 'api.noToken', message: 'An access token is needed.', headers });
}

async function readForm({ headers }: FastifyRequest, bytes: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  try {
    const request = new Request('http://form', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
    });
    return await parseForm(request, longestForm);
  } catch (error) {
    if (!(error instanceof BadForm)) throw error;
    throw new ApiProblem(400, { code: 'api.malformedForm', message: 'The form cannot be read.' });
  }
}

async function apply(board: Board, viewer: SignedIn, { cv, ...sent }: SentApplication): Promise<{ id: string }> {
  const { email, firstName, lastName } = viewer.candidate;
  const fields = { ...sent, email, firstName, lastName, locale: 'fr' } as const;
  if (cv !== undefined) return applyWithFile(board, viewer, { ...fields, cv });
  const { cvs } = await readProfile(board, viewer);
  return applyToOffer(board, viewer, { ...fields, cvId: cvs[0]?.id });
}
