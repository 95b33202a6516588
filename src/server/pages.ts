import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/**
 * A web Request for what Fastify received. Its address is built from the public one: behind TLS the router would
 * otherwise refuse every POST whose Origin differs from the request's address.
 */
export function webRequest(request: FastifyRequest, publicUrl: URL, signal: AbortSignal): Request {
  const address = new URL(safePath(request.raw), publicUrl.origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers, signal });
  return new Request(address, { method, headers, signal, body: webBody(request.raw), duplex: 'half' });
}

/** `//evil.example/x` would be read as another host. */
const safePath = (raw: IncomingMessage): string => (raw.url ?? '/').replace(/^\/{2,}/, '/');

function webBody(raw: IncomingMessage): ReadableStream<Uint8Array> {
  return Readable.toWeb(raw) as ReadableStream<Uint8Array>;
}
