import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#words/locale.ts';
import type { Store } from '../../write/store.ts';

/** A path of the site that an editor typed as the address of a link, in a document of this language. */
export type TypedPath = { readonly lang: Locale; readonly path: string };

/** Limit of different paths that are read. */
const mostPaths = 2000;

/** An entry `e` whose document has typed paths. The index reads the same words. */
const hasPaths = sql`content.paths_of(e.data) <> '{}'`;

/** Reads the paths that are typed in any document, each once. */
export async function typedPaths({ db }: Pick<Store, 'db'>): Promise<readonly TypedPath[]> {
  const { rows } = await sql<TypedPath>`
    select distinct e.lang, path from content.entries e, unnest(content.paths_of(e.data)) path
    where ${hasPaths} order by e.lang, path limit ${mostPaths}`.execute(db);
  return rows;
}

/** Reads which of these paths are typed in which of these documents. */
export async function pathsTypedIn(
  { db }: Pick<Store, 'db'>,
  { ids, among }: { readonly ids: readonly string[]; readonly among: readonly TypedPath[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; paths: string[] }>`
    select e.document_id as id, array_agg(distinct p.path) as paths from content.entries e, ${joined(among)}
    where ${hasPaths} and e.document_id = any (${ids}::text[]) and ${isTyped} group by e.document_id`.execute(db);
  return new Map(rows.map(({ id, paths }) => [id, paths]));
}

/** Selects the documents in which one of these paths is typed. */
export const documentsWithPaths = (paths: readonly TypedPath[]): RawBuilder<unknown> =>
  sql`select e.document_id from content.entries e, ${joined(paths)} where ${hasPaths} and ${isTyped}`;

const joined = (paths: readonly TypedPath[]) =>
  sql`unnest(${paths.map(({ lang }) => lang)}::text[], ${paths.map(({ path }) => path)}::text[]) p (lang, path)`;

const isTyped = sql`p.lang = e.lang and p.path = any (content.paths_of(e.data))`;
