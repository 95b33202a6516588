import { type Kysely, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';

type Db = Kysely<Tables>;

/** Counts subscribers of a batch: those with a letter, and those for whom the issue has nothing. */
export async function countSent(
  db: Db,
  issue: number,
  { letters, silent }: { readonly letters: number; readonly silent: number },
): Promise<void> {
  if (letters + silent === 0) return;
  await sql`
    update newsletter_issues set letters = letters + ${letters}, silent = silent + ${silent}
    where number = ${issue}`.execute(db);
}

/** Counts an address that took no letter. */
export async function countRefused(db: Db, issue: number): Promise<void> {
  await sql`update newsletter_issues set refused = refused + 1 where number = ${issue}`.execute(db);
}

/** Counts a subscription that ended while the last issue was the last. */
export async function countEnded(db: Db): Promise<void> {
  await sql`
    update newsletter_issues set ended = ended + 1
    where number = (select max(number) from newsletter_issues)`.execute(db);
}

const mostListed = 36;

/** Lists the last issues with what became of them, the newest first. */
export async function listIssues({ db }: Pick<Board, 'db'>) {
  return db
    .selectFrom('newsletter_issues as i')
    .select(['number', 'month', 'cut_at as cutAt', 'new_offers as newOffers', 'letters', 'silent', 'refused', 'ended'])
    .select((on) =>
      on
        .selectFrom('newsletter_news')
        .select(on.fn.countAll<number>().as('count'))
        .whereRef('issue', '=', 'i.number')
        .as('news'),
    )
    .orderBy('number', 'desc')
    .limit(mostListed)
    .execute();
}

export type ListedIssue = Awaited<ReturnType<typeof listIssues>>[number];

/** Counts the confirmed subscribers by language. */
export async function countSubscribers({ db }: Pick<Board, 'db'>): Promise<Readonly<Record<'fr' | 'en', number>>> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => ['locale', fn.countAll<string>().as('count')])
    .where('confirmed_at', 'is not', null)
    .groupBy('locale')
    .execute();
  const of = (locale: 'fr' | 'en') => Number(rows.find((row) => row.locale === locale)?.count ?? 0);
  return { fr: of('fr'), en: of('en') };
}
