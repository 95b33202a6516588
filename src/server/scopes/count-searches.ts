import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '#http/address.ts';
import { visitorKey } from '#server/http/visitor-key.ts';
import type { ServerParts } from '#server/wiring/parts.ts';
import { isFetchedAhead } from '#http/fetched-ahead.ts';
import { searchIn } from '#site/request/asked-search.ts';
import { pagePath, partOfData } from '#site/scripts/router-internals.ts';

/**
 * Counts searches where their answers leave, because pages of searches come from a cache too. Robots,
 * prefetches and later pages of results do not count.
 */
export function countSearches(scope: FastifyInstance, { board, visitorSecret }: ServerParts): void {
  scope.addHook('onResponse', async (request: FastifyRequest, { statusCode }: FastifyReply) => {
    const { method, url, headers, ip } = request;
    if (method !== 'GET' || (statusCode !== 200 && statusCode !== 304) || isAhead(headers)) return;
    const path = pathOf(url);
    const asked = new URLSearchParams(url.slice(path.length));
    asked.delete(partOfData);
    const search = searchIn(pagePath(path), asked);
    const visitor = search && visitorKey(visitorSecret, board.now(), ip, headers['user-agent']);
    if (search && visitor) board.askedSearches.count(search, visitor);
  });
}

const isAhead = (headers: FastifyRequest['headers']): boolean => {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  return isFetchedAhead(typeof purpose === 'string' ? purpose : null);
};
