import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiProblem } from './api-problem.ts';
import { readBytes } from './read-bytes.ts';

/** Maximum size of a request body in bytes: a list of 5,000 ids takes 50 kB. */
const maxBodyBytes = 2 ** 20;
/** Limit of the number of cached bodies, and of the bytes of one cached body. */
const maxKept = 1000;
const maxKeptLength = 2000;

/**
 * Reads the bodies of a scope as JSON, whatever their type, because many programs send no type or a wrong
 * type. Without a body `request.body` is undefined. The bodies of GET and HEAD are ignored. Programs send the
 * same few bodies all day, so equal bytes give the same value, which nobody may change.
 * @param keeps false if bodies contain secrets, which must not stay in memory
 */
export function addJsonBodies(scope: FastifyInstance, keeps = true): void {
  const known = new LRUCache<string, { readonly value: unknown }>({ max: maxKept });
  const read = (bytes: Buffer): unknown => {
    if (!keeps || bytes.length > maxKeptLength) return readJson(bytes);
    const key = bytes.toString('latin1');
    const kept = known.get(key) ?? { value: readJson(bytes) };
    known.set(key, kept);
    return kept.value;
  };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async (_request: unknown, payload: IncomingMessage) =>
    read(await readBytes(payload, maxBodyBytes)),
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws ApiProblem 400 for a body that is not JSON in UTF-8 */
function readJson(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message.slice(0, 200).toWellFormed() : 'it is no UTF-8';
    throw new ApiProblem(400, { code: 'api.malformedJson', message: `The body is not JSON: ${why}` });
  }
}
