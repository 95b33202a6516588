import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyToOffer } from '#board/applications/apply-to-offer.ts';
import { ApplicationRefused } from '#board/applications/send-application.ts';
import type { Board } from '#board/context/board.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import type { SignedInViewer, Viewer } from '#board/context/viewer.ts';
import { BadForm, FormTooLong, maxTextBytes, parseForm } from '#http/parse-form.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { bearerTokenIn } from '../transport/bearer-token.ts';
import { readBytes } from '../transport/read-bytes.ts';
import { createSlots } from '../transport/slots.ts';
import { readSent, type SentApplication } from './read-sent.ts';

/** Limit of a form in bytes: two documents and the other fields. */
const maxFormBytes = 12 * 2 ** 20;

type Parts = {
  readonly board: Board;
  /** Returns the viewer who bears an access token. */
  readonly bearerOf: (token: string) => Promise<Viewer>;
};

/** Number of forms that may be read at the same time, because each form takes twice its size of memory. */
const maxForms = 6;

/**
 * `Offers/Apply`: takes only the offer, the message and the documents from the form. The token determines the
 * candidate and our records determine the recipient; other fields of the form are ignored. Without a token
 * the form is not read.
 */
export async function applyRoute(scope: FastifyInstance, { board, bearerOf }: Parts): Promise<void> {
  const bearers = new WeakMap<FastifyRequest, SignedInViewer>();
  const forms = createSlots(maxForms);
  scope.addHook('onRequest', async (request, reply) => {
    const viewer = await bearerOf(bearerTokenIn(request.headers.authorization));
    if (viewer.kind === 'visitor') throw new ApplicationRefused('signIn');
    bearers.set(request, viewer);
    const end = await forms.take();
    if (end === undefined) throw tooMany();
    finished(reply.raw, end);
  });
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) =>
    readForm(request, await readBytes(payload, maxFormBytes)),
  );
  scope.post('/offers/apply', async (request, reply) => {
    const viewer = bearers.get(request);
    if (viewer === undefined) throw new ApplicationRefused('signIn');
    const { id } = await apply(board, viewer, readSent(request.body));
    return reply.send({ result: true, id });
  });
}

function tooMany(): ApiProblem {
  const headers = { 'Retry-After': '5' };
  return new ApiProblem(503, { code: 'api.tooManyForms', message: 'Too many applications are being read.', headers });
}

async function readForm({ headers }: FastifyRequest, bytes: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  try {
    const request = new Request('http://form', {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(bytes),
    });
    return await parseForm(request, maxFormBytes);
  } catch (error) {
    if (error instanceof FormTooLong)
      throw new ApiProblem(413, {
        code: 'api.textsTooLong',
        message: `The texts of a form have at most ${maxTextBytes} bytes.`,
      });
    if (!(error instanceof BadForm)) throw error;
    throw new ApiProblem(400, { code: 'api.malformedForm', message: 'The form cannot be read.' });
  }
}

async function apply(board: Board, viewer: SignedInViewer, { cv, ...sent }: SentApplication): Promise<{ id: string }> {
  const { email, firstName, lastName } = viewer.candidate;
  const cvId = cv === undefined ? await usualCv(board, viewer) : undefined;
  return applyToOffer(board, viewer, { ...sent, email, firstName, lastName, cvId, cvFile: cv });
}

async function usualCv(board: Board, viewer: SignedInViewer): Promise<string | undefined> {
  const { cvs } = await readProfile(board, viewer);
  return cvs.find(({ isDefault }) => isDefault)?.id;
}
