import { sql } from 'kysely';
import { z } from 'zod';
import type { Store } from '../write/store.ts';

const offeredSchema = z.object({
  hash: z.string(),
  extension: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.object({ fr: z.string().nullable(), en: z.string().nullable() }),
  credit: z.string().nullable(),
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
});

/** Limit of pictures that a form lists besides those that it shows. */
const mostOffered = 200;

/** Lists pictures to choose from: the named ones, and the newest. */
export async function offeredPictures({ db }: Pick<Store, 'db'>, hashes: readonly string[]) {
  const { rows } = await sql`
    select p.hash, p.extension, p.name, p.width, p.height, p.credit,
      jsonb_build_object('fr', p.alt_fr, 'en', p.alt_en) as alt,
      case when p.focus_x is not null then jsonb_build_object('x', p.focus_x, 'y', p.focus_y) end as focus
    from content.pictures p where p.hash = any (${hashes}::text[])
      or p.hash in (select hash from content.pictures order by added_at desc, hash desc limit ${mostOffered})
    order by p.name, p.hash`.execute(db);
  return rows.map((row) => offeredSchema.parse(row));
}
