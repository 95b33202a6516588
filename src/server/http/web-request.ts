import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const chunksSchema = z.array(z.instanceof(Uint8Array));

/**
 * A web Request for what Fastify received. Its address is built from the public one: behind TLS the router
 * would otherwise refuse every POST whose Origin differs from the request's address.
 */
export async function webRequest(request: FastifyRequest, publicUrl: URL, signal: AbortSignal): Promise<Request> {
  const address = new URL(request.url, publicUrl.origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const { method } = request;
  // The router answers HEAD with nothing to measure: it gets a GET, with no more effect than one made ahead.
  if (method === 'HEAD') headers.set('sec-purpose', 'prefetch');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { headers, signal });
  // The body is awaited whole, for its length has been bounded: a stream that breaks off would reach the
  // actions as an error of theirs. The chunks are handed on as they came: a large body is not copied.
  const chunks = chunksSchema.parse(await Array.fromAsync(request.raw));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  // The Fetch Standard asks for `duplex` where the body is a stream.
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(address, init);
}
