import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const chunksSchema = z.array(z.instanceof(Uint8Array));

/**
 * Converts a Fastify request to a web Request. Its address is built from the public address, because behind
 * TLS the router would otherwise refuse every POST: Origin and the request's address would differ.
 */
export async function webRequest(request: FastifyRequest, publicUrl: URL, signal: AbortSignal): Promise<Request> {
  const address = new URL(request.url, publicUrl.origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const { method } = request;
  // Turns HEAD into GET, because the router answers HEAD without a body, and the answer must state the length
  // of the body. The header marks the request as a prefetch, so that it has no other effects, such as
  // counting a view.
  if (method === 'HEAD') headers.set('sec-purpose', 'prefetch');
  if (method === 'GET' || method === 'HEAD') return new Request(address, { headers, signal });
  // Waits for the whole body, whose length is limited, because an action would report a stream that breaks
  // off as an error of its own. The chunks are passed on unchanged, because copying a large body takes
  // memory.
  const chunks = chunksSchema.parse(await Array.fromAsync(request.raw));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  // The Fetch Standard requires `duplex` if the body is a stream.
  const init = { method, headers, signal, body, duplex: 'half' };
  return new Request(address, init);
}
