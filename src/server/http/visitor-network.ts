import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#http/network.ts';

const networks = new WeakMap<IncomingMessage, string>();

/** Keeps from which network a request comes, for what answers it without Fastify. */
export function keepNetwork({ raw, ip }: Pick<FastifyRequest, 'raw' | 'ip'>): void {
  networks.set(raw, networkOf(ip));
}

/** The network that Fastify saw behind our own proxies; that of the connection where it saw none. */
export function visitorNetwork(request: IncomingMessage): string {
  return networks.get(request) ?? networkOf(request.socket.remoteAddress ?? '');
}
