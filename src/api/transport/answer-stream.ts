import type { ServerResponse } from 'node:http';
import { pipeline, type Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '#durations.ts';
import { compressing, createNegotiation } from '#http/encodings.ts';
import { jsonType } from './answer.ts';
import { createGathering } from './gathering.ts';

const encodingFor = createNegotiation();

/**
 * A text in UTF-8, in pieces. Each piece is a list of buffers, which are only read, because a cache may share
 * them.
 */
export type Pieces = AsyncIterable<readonly Buffer[]>;

/**
 * Streams JSON in pieces, as fast as the client reads; one piece is in memory. An error of the first piece is
 * the caller's. A later error cuts the connection, so that no client mistakes a part for the whole. A client
 * that reads nothing for a minute is disconnected.
 * @param ended called when writing has ended, for whatever reason
 */
export async function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Pieces,
  ended: () => void = () => undefined,
): Promise<FastifyReply> {
  const { raw } = reply;
  const gather = createGathering();
  let out: Writable | undefined;
  try {
    for await (const piece of pieces) {
      out ??= begin(request, reply);
      await taken(out, raw, gather(piece));
    }
    out?.end();
  } catch (error) {
    if (out === undefined) throw error;
    if (error instanceof ClientLeft) request.log.info('the client left before the end of its answer');
    else request.log.warn({ err: error }, 'an answer was cut off');
    raw.destroy();
  } finally {
    ended();
  }
  return reply;
}

/** Sets the headers. Fastify would only read a stream itself, and never tells when a piece was sent. */
function begin({ headers }: FastifyRequest, reply: FastifyReply): Writable {
  const encoding = encodingFor(headers['accept-encoding']);
  reply.headers({ 'Content-Type': jsonType, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined && value !== raw.getHeader(name)) raw.setHeader(name, value);
  if (encoding === 'identity') return raw;
  const out = compressing[encoding]();
  pipeline(out, raw, () => undefined);
  return out;
}

/** Milliseconds after which a client that reads nothing is disconnected. */
const maxPause = minute;

class Stalled extends Error {
  readonly code = 'api.stalled';
}

class ClientLeft extends Error {
  readonly code = 'api.left';
}

/**
 * Writes bytes, and waits until the socket has taken them: then their memory is free for the next piece.
 * @throws if the client leaves, or reads nothing for a minute
 */
async function taken(out: Writable, raw: ServerResponse, bytes: Buffer): Promise<void> {
  if (raw.destroyed) throw new ClientLeft();
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const leave = (): void => reject(new ClientLeft());
  const timer = setTimeout(() => reject(new Stalled('the client takes nothing more')), maxPause);
  raw.once('close', leave);
  out.write(bytes, (error) => {
    if (error) reject(raw.destroyed ? new ClientLeft() : error);
    else resolve(undefined);
  });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    raw.off('close', leave);
  }
}
