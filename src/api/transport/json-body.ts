import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './api-problem.ts';

/** Bytes: 5,000 ids are 50 kB. */
const longestBody = 2 ** 20;

/**
 * Reads the bodies of a scope as JSON, whatever type they claim: many programs name none, or a wrong one.
 * Without a body `request.body` is undefined. The bodies of GET and HEAD are never looked at.
 */
export function addJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) =>
    readJson(await readBytes(payload)),
  );
}

/** @throws ApiProblem 400 for what is no JSON in UTF-8 */
function readJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message.slice(0, 200).toWellFormed() : 'it is no UTF-8';
    throw new ApiProblem(400, { code: 'api.malformedJson', message: `The body is not JSON: ${why}` });
  }
}

/**
 * A body, up to `longestBody`. What is longer is refused as soon as that is known, and the rest of it flows
 * by: a client that sends before it listens hears the refusal, and its next request finds the connection.
 */
function readBytes(payload: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= longestBody) chunks.push(chunk);
    else refuse();
  };
  const refuse = (): void => {
    payload.off('data', take).resume();
    chunks.length = 0;
    reject(tooLong());
  };
  if (Number(payload.headers['content-length'] ?? 0) > longestBody) refuse();
  else payload.on('data', take);
  payload.on('end', () => resolve(Buffer.concat(chunks)));
  payload.on('error', () => reject(new ApiProblem(400, { code: 'api.bodyCutOff', message: 'The body was cut off.' })));
  return promise;
}

function tooLong(): ApiProblem {
  return new ApiProblem(413, { code: 'api.bodyTooLong', message: `A body has at most ${longestBody} bytes.` });
}
