import { createHash } from 'node:crypto';
import { finished, pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minute } from '#durations.ts';
import { compress, compressing, createNegotiation, minWorthIt } from '#http/encodings.ts';

const encodingFor = createNegotiation();
const jsonType = 'application/json; charset=utf-8';

/** A body that is ready to be sent, with its compressed forms as far as somebody asked for them. */
export type ReadyBody = { readonly body: Buffer; readonly tag: string; br?: Buffer; gzip?: Buffer };

/** Prepares a value as JSON in UTF-8. */
export function ready(value: unknown): ReadyBody {
  return readyText(JSON.stringify(value));
}

/** Prepares a text that is JSON, or what the `type` of its answer says. */
export function readyText(text: string): ReadyBody {
  const body = Buffer.from(text);
  return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}

type Options = {
  /** Cache-Control; `no-cache` has every copy asked for again by its tag. */
  readonly keep?: string;
  readonly type?: string;
  /** What of a request chooses the answer, beside its encoding. */
  readonly vary?: string;
};

/**
 * Answers JSON, or another `type`: compressed as the client accepts it, and to a GET whose copy is still
 * right with 304 alone.
 */
export async function answerJson(
  request: FastifyRequest,
  reply: FastifyReply,
  content: ReadyBody,
  { keep = 'no-cache', type = jsonType, vary }: Options = {},
): Promise<FastifyReply> {
  reply.headers({
    'Content-Type': type,
    'Cache-Control': keep,
    Vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`,
  });
  if (isRead(request)) {
    reply.header('ETag', content.tag);
    if (hasCopy(request.headers['if-none-match'], content.tag)) return reply.code(304).send();
  }
  const encoding = content.body.length < minWorthIt ? 'identity' : encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(content.body);
  content[encoding] ??= await compress[encoding](content.body);
  return reply.header('Content-Encoding', encoding).send(content[encoding]);
}

/**
 * Answers JSON piece by piece, as fast as the client takes it: no more than two pieces are in memory. What
 * fails on the way cuts the connection, so that nobody takes a part for the whole; so does a client
 * that takes nothing for a minute.
 * @param ended called when no more will be written, however that came
 */
export function answerStream(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
  ended: () => void = () => undefined,
): FastifyReply {
  reply.headers({ 'Content-Type': jsonType, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  const source: Readable = Readable.from(
    whileTaken(pieces, () => source.destroy(new Stalled('the client takes nothing more'))),
    { highWaterMark: 1 },
  );
  finished(source, ended);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(source);
  return reply.header('Content-Encoding', encoding).send(pipeline(source, compressing[encoding](), () => undefined));
}

/** Milliseconds that a client may take nothing. */
const maxPause = minute;

class Stalled extends Error {
  readonly code = 'api.stalled';
}

async function* whileTaken(pieces: AsyncIterable<string>, giveUp: () => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    const timer = setTimeout(giveUp, maxPause);
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** RFC 9110, 13.1.2: tags are compared weakly; `*` stands for any copy. */
function hasCopy(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(tag));
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
