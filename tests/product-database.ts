import type { Kysely } from 'kysely';
import { openDatabase } from '../src/database/open.ts';
import type { Tables } from '../src/database/tables.ts';
import type { Product } from './product.ts';

/** Does work in the database of a running product. */
export async function inDatabase<Result>(
  { dataDir }: Pick<Product, 'dataDir'>,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
