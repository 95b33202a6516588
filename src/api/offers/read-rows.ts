import { hash } from 'node:crypto';
import type { Board } from '#board/context/board.ts';
import { readChanged } from '#board/offers/read-published.ts';
import { presentRow, type RowLabels } from './present-row.ts';
import { createRowCache } from './row-cache.ts';
import { jsonBytes, type ReadRows } from './write-page.ts';

/**
 * Creates a reader of offers as rows. It caches the rows, because programs read the same rows all day. At
 * each reading the database compares the versions of cached rows, and sends only offers that have changed: a
 * row is never outdated.
 */
export function createRowReader(
  { db, reference }: Pick<Board, 'db' | 'reference'>,
  publicUrl: URL,
  cache = createRowCache(),
): ReadRows {
  const versionOf = createLabelsVersion();
  return async (ids) => {
    const under = await reference();
    const labels = versionOf(under);
    const known = ids.map((id) => {
      const row = cache.get(id);
      return { id, row: row?.labels === labels ? row : undefined };
    });
    const changed = await readChanged(
      db,
      known.map(({ id, row }) => ({ id, version: row?.version ?? null })),
    );
    return known.flatMap(({ id, row }) => {
      const offer = changed.get(id);
      if (offer === undefined) return row?.json ?? [];
      if (offer === null) {
        cache.drop(id);
        return [];
      }
      const json = jsonBytes(presentRow(offer, under, publicUrl));
      cache.keep(id, { version: offer.version, labels, json });
      return json;
    });
  };
}

/**
 * Creates a function that returns a version of labels. The reference is read again every minute; equal labels
 * have the same version.
 */
function createLabelsVersion(): (labels: RowLabels) => string {
  let known: RowLabels | undefined;
  let version = '';
  return ({ countries, sectors, specializations }) => {
    if (known?.countries === countries && known.sectors === sectors && known.specializations === specializations)
      return version;
    known = { countries, sectors, specializations };
    return (version = hash('sha1', JSON.stringify(Object.values(known).map((labels) => [...labels]))));
  };
}
