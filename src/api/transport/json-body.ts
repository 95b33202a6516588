import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './api-problem.ts';
import { readBytes } from './read-bytes.ts';

/** Bytes: 5,000 ids are 50 kB. */
const longestBody = 2 ** 20;

/**
 * Reads the bodies of a scope as JSON, whatever type they claim: many programs name none, or a wrong one.
 * Without a body `request.body` is undefined. The bodies of GET and HEAD are never looked at.
 */
export function addJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) =>
    readJson(await readBytes(payload, longestBody)),
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
