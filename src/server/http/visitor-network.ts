import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#http/network.ts';

const networks = new WeakMap<IncomingMessage, string>();

/** Remembers the network of a request for handlers outside Fastify. */
export function keepNetwork({ raw, ip }: Pick<FastifyRequest, 'raw' | 'ip'>): void {
  networks.set(raw, networkOf(ip));
}

/** Returns the network that Fastify saw behind our own proxies, or else the network of the connection. */
export function visitorNetwork(request: IncomingMessage): string {
  return networks.get(request) ?? networkOf(request.socket.remoteAddress ?? '');
}
