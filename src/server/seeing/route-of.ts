import type { FastifyRequest } from 'fastify';
import { pathOf } from '#http/address.ts';

/**
 * Returns the pattern of the route that answered. Never returns an address, because there are endless
 * addresses.
 * @param patternOf pattern of a page's path; `/*` without a page
 */
export function routeOf(
  { routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>,
  patternOf: (path: string) => string,
): string {
  const route = routeOptions.url ?? patternOf(pathOf(url));
  return route === '/*' || route === '*' ? 'other' : route;
}
