import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** The offers of a number, with or without the letters of its reference: 'VIE237379', 'VIA237379', 237379. */
export async function offersWithNumber(db: Kysely<Tables>, number: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', number),
        row(
          'reference',
          'in',
          ['VIE', 'VIA', ''].map((word) => `${word}${number}`),
        ),
      ]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
