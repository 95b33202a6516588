import { randomBytes } from 'node:crypto';
import { offerLookup } from '../src/board/offers/finding/offer-lookup.ts';
import type { Board } from '../src/board/context/board.ts';
import { createChanges } from '../src/board/context/changes.ts';
import { createTextReader } from '../src/search/asking/text-reader.ts';
import { createSeal } from '../src/identity/both-sides/sealing.ts';

/** A board that can only be read: using its files or jobs throws. */
export function readingBoard(read: Pick<Board, 'db' | 'now' | 'reference' | 'search'>): Board {
  return {
    ...read,
    ...onlyReading,
    lookup: offerLookup(read.db),
    changes: createChanges(),
    texts: createTextReader(),
    accounts: null,
    desk: null,
    contact: null,
    webhookSeal: createSeal(randomBytes(32), 'bench'),
  };
}

const onlyReading: Pick<Board, 'askedSearches' | 'files' | 'jobs' | 'views'> = {
  files: {
    put: refuse,
    get: refuse,
    delete: refuse,
    setAside: refuse,
    takeBack: refuse,
    asideBefore: refuse,
    storedBefore: refuse,
  },
  jobs: { enqueue: refuse },
  askedSearches: { count: refuse, countOpened: refuse, flush: refuse },
  views: { count: refuse, flush: refuse, waiting: refuse },
};

function refuse(): never {
  throw new Error('This bench needs neither files, jobs nor views');
}
