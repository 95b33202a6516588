import type { Board } from '#board/context/board.ts';
import { offerLookup } from '#board/offers/finding/offer-lookup.ts';
import type { Replica } from '#database/replica/replica.ts';
import { hasPersonalCookie } from '#server/cache/sharing.ts';
import { hasWritten } from '#server/http/written-cookie.ts';
import type { Screen } from '#site/screens.ts';

type Visit = {
  readonly method: string;
  readonly cookies: string | undefined;
  readonly screen: Pick<Screen, 'mayLag'>;
};

/** Boards by who reads: this file is the only place that decides which requests a replica may answer. */
export type Boards = {
  /** The board for a request to the site. */
  readonly ofVisit: (visit: Visit) => Board;
  /** The board for searches of the public offers API, which shows everybody the same. */
  readonly ofOffersApi: Board;
};

/**
 * A replica answers visitors at screens that show everybody the same. It answers nobody who has a session,
 * has just written something or follows a link of a letter: a row that was written a moment ago may be
 * missing there.
 */
export function chooseBoards(board: Board, replica: Pick<Replica, 'db'> | null): Boards {
  if (replica === null) return { ofVisit: () => board, ofOffersApi: board };
  const { db } = replica;
  const read: Board = { ...board, db, lookup: offerLookup(db) };
  return {
    ofVisit: ({ method, cookies, screen }) => {
      const isRead = method === 'GET' || method === 'HEAD';
      return isRead && screen.mayLag && !hasPersonalCookie(cookies) && !hasWritten(cookies) ? read : board;
    },
    ofOffersApi: read,
  };
}
