import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { isUuid } from '#board/context/uuid.ts';

const pageSize = 50;

/** Counts the letters that were given up, by the name of their job. */
export async function countGivenUp({ db }: Pick<Board, 'db'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('given_up_letters')
    .select(({ fn }) => ['letter', fn.countAll<string>().as('count')])
    .groupBy('letter')
    .orderBy('letter')
    .execute();
  return new Map(rows.map(({ letter, count }) => [letter, Number(count)]));
}

/** Counts the letters that were given up, `most` at the most. */
export async function countGivenUpTo({ db }: Pick<Board, 'db'>, most: number): Promise<number> {
  const { count } = await db
    .selectFrom((from) => from.selectFrom('given_up_letters').select('id').limit(most).as('letters'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Place in the list: the moment and the id of the last shown letter. */
const place = z.tuple([z.iso.datetime(), z.uuid()]);

function readPlace(text: string | null): readonly [string, string] | null {
  const read = place.safeParse((text ?? '').split('_'));
  return read.success ? read.data : null;
}

type Wanted = {
  /** Name of the job; null for all letters. */
  readonly letter: string | null;
  /** Place after which the page begins, as `next` of the page before. */
  readonly after: string | null;
};

/** Lists letters that were given up, newest first, without their receivers. */
export async function listGivenUp({ db }: Pick<Board, 'db'>, { letter, after }: Wanted) {
  const begins = readPlace(after);
  const rows = await db
    .selectFrom('given_up_letters')
    .select(['id', 'letter', 'why', 'domain', 'is_refused as isRefused', 'given_up_at as givenUpAt'])
    .$if(letter !== null, (query) => query.where('letter', '=', letter ?? ''))
    .$if(begins !== null, (query) =>
      query.where((on) =>
        on(on.refTuple('given_up_at', 'id'), '<', on.tuple(new Date(begins?.[0] ?? 0), begins?.[1] ?? '')),
      ),
    )
    .orderBy('given_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const letters = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? letters.at(-1) : undefined;
  return { letters, next: last === undefined ? null : `${last.givenUpAt.toISOString()}_${last.id}` };
}

export type GivenUpLetter = Awaited<ReturnType<typeof listGivenUp>>['letters'][number];

/** Reads one letter that was given up, without its receiver; null if it was sent again or forgotten. */
export async function readGivenUp({ db }: Pick<Board, 'db'>, id: string) {
  const found = await db
    .selectFrom('given_up_letters')
    .select(['id', 'letter', 'why', 'domain', 'is_refused as isRefused', 'given_up_at as givenUpAt'])
    .select((on) => on('data', 'is not', null).as('isKept'))
    .where('id', '=', isUuid(id) ? id : null)
    .executeTakeFirst();
  return found ?? null;
}

export type ReadLetter = NonNullable<Awaited<ReturnType<typeof readGivenUp>>>;

const mostDomains = 50;

/** Counts the letters to refused addresses by their domain: a whole provider may refuse the site. */
export async function refusedByDomain({ db }: Pick<Board, 'db'>) {
  const rows = await db
    .selectFrom('given_up_letters')
    .select(({ fn }) => ['domain', fn.countAll<string>().as('count'), fn.max('given_up_at').as('lastAt')])
    .where('is_refused', '=', true)
    .where('domain', 'is not', null)
    .groupBy('domain')
    .orderBy('count', 'desc')
    .orderBy('domain')
    .limit(mostDomains)
    .execute();
  return rows.map(({ domain, count, lastAt }) => ({ domain: domain ?? '', count: Number(count), lastAt }));
}
