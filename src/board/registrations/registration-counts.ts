import type { Board } from '#board/context/board.ts';

/** The days of Paris on which somebody registered, the newest first, with how many of each kind. */
export async function registrationCounts({ db }: Pick<Board, 'db'>, days: number) {
  return db
    .selectFrom('registration_counts')
    .select((eb) => [
      'day',
      eb.fn.sum<number>(eb.case().when('kind', '=', 'simple').then(eb.ref('count')).else(0).end()).as('simple'),
      eb.fn.sum<number>(eb.case().when('kind', '=', 'complete').then(eb.ref('count')).else(0).end()).as('complete'),
    ])
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(days)
    .execute();
}
