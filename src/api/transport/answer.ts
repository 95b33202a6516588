import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, createNegotiation, minWorthIt } from '#http/encodings.ts';

const encodingFor = createNegotiation();
export const jsonType = 'application/json; charset=utf-8';

/** A body ready to be sent, with the compressed forms made so far. */
export type ReadyBody = { readonly body: Buffer; readonly tag: string; br?: Buffer; gzip?: Buffer };

/** Serialises a value as JSON in UTF-8. */
export function ready(value: unknown): ReadyBody {
  return readyText(JSON.stringify(value));
}

/** Prepares an answer whose body is a text of any type; JSON is the default. */
export function readyText(text: string): ReadyBody {
  return readyBytes(Buffer.from(text));
}

/** Prepares an answer from the bytes of its body. */
export function readyBytes(body: Buffer): ReadyBody {
  return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}

type Options = {
  /** Value of Cache-Control; `no-cache` makes caches revalidate their copy by its entity tag. */
  readonly keep?: string;
  readonly type?: string;
  /** Request headers on which the answer depends, except Accept-Encoding, which is always among them. */
  readonly vary?: string;
};

/**
 * Answers with JSON, or with another `type`, in an encoding that the client accepts. A GET whose copy is
 * still valid gets 304.
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

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Tells if the client has a valid copy. Tags are compared weakly, and `*` matches any copy (RFC 9110,
 * 13.1.2).
 */
function hasCopy(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => opaque(one) === opaque(tag));
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
