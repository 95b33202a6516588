import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#http/network.ts';

const networks = new WeakMap<IncomingMessage, string>();

/** Stores the network of a request, because handlers outside Fastify cannot compute it. */
export function keepNetwork({ raw, ip }: Pick<FastifyRequest, 'raw' | 'ip'>): void {
  networks.set(raw, networkOf(ip));
}

/**
 * Returns the network of the client as Fastify determined it behind our own proxies; without Fastify, the
 * network of the connection.
 */
export function visitorNetwork(request: IncomingMessage): string {
  return networks.get(request) ?? networkOf(request.socket.remoteAddress ?? '');
}
