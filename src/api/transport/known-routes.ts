import type { FastifyInstance } from 'fastify';
import { pathOf } from '#http/address.ts';

/**
 * Learns the addresses of a scope as its routes are added, so call this before.
 * @returns the methods that an address accepts; none for an unknown address
 */
export function knownRoutes(scope: FastifyInstance): (address: string) => readonly string[] {
  const routes: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = [];
  scope.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), pattern: patternOf(url) });
  });
  return (address) => {
    const path = pathOf(address);
    return [...new Set(routes.flatMap((one) => (one.pattern.test(path) ? one.methods : [])))];
  };
}

/** Converts an address in Fastify's notation: `:name` is one part of the path, `::` a colon, `*` the rest. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(::|:\w+|\*)/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (part === '::') return ':';
    return part === '*' ? '.*' : '[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`);
}
