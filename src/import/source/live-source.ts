import { type AskOptions, askSource } from './ask-source.ts';
import { readId, isRecord } from './read-ids.ts';
import { readSourcePage, type SourcePage, UnreadableSource } from './source-page.ts';

export type LiveSourceOptions = AskOptions & {
  /** Number of rows in a request. The server may return fewer. */
  readonly pageSize?: number;
};

const maxRows = 200_000;

/**
 * Reads a live public offers API page by page, until it has returned as many rows as its `count`, or a page
 * has no new row. Failed requests are retried as `askSource` says.
 * @param address of the server, with or without `/api/Offers/search`
 * @throws UnreadableSource during reading
 */
export async function* liveSource(address: string, options: LiveSourceOptions = {}): AsyncGenerator<SourcePage> {
  const url = searchEndpoint(address);
  const { pageSize: limit = 500 } = options;
  const seen = new Set<number | string>();
  for (let skip = 0; skip < maxRows;) {
    const answer = await askSource({ url, body: { limit, skip }, isFirst: skip === 0 }, options);
    const page = readSourcePage(answer, url.href);
    const known = seen.size;
    for (const [index, row] of page.rows.entries())
      seen.add((isRecord(row) ? readId(row['id']) : undefined) ?? `row ${skip + index}`);
    yield page;
    skip += page.rows.length;
    if (seen.size === known || (page.count !== null && page.count > 0 && skip >= page.count)) return;
  }
}

/**
 * Returns the address of the search. `https://host`, `https://host/api` and `https://host/api/Offers/search/`
 * all mean the same address.
 * @throws UnreadableSource if it is not an http(s) address
 */
export function searchEndpoint(address: string): URL {
  return endpoint(address, 'search');
}

/** Returns the address of the details of an offer, for the same addresses. @throws UnreadableSource */
export function detailsEndpoint(address: string, id: number): URL {
  return endpoint(address, `details/${id}`);
}

function endpoint(address: string, below: string): URL {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UnreadableSource(`${address} is no address such as https://example.org/api.`);
  const base = url.pathname.replace(/\/+$/, '').replace(/\/offers(\/search)?$/i, '');
  url.pathname = `${/\/api$/i.test(base) ? base : `${base}/api`}/Offers/${below}`;
  url.hash = '';
  return url;
}
