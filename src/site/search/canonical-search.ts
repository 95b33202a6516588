import { lacksContinent, readCriteria } from '#board/offers/search/read-criteria.ts';
import { writeCriteria } from '#board/offers/search/write-criteria.ts';
import type { CanonicalAddress } from '../shell/screen-handle.ts';

/** What the search page is made of: its criteria as they are read. One that asks back for a continent is nobody else's. */
export const canonicalSearch: CanonicalAddress = (parameters, known) =>
  lacksContinent(parameters, known) ? null : writeCriteria(readCriteria(parameters, known));
