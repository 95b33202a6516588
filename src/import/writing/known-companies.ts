import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { comparable } from '#board/cleaning/clean-text.ts';
import { furtherNames } from '#board/companies/further-names.ts';
import { firstOwnIds } from '#board/context/own-ids.ts';

/**
 * Companies of earlier imports by id and by name, so that a new row finds its company. An import adds the
 * companies of its own rows while it runs.
 */
export type KnownCompanies = {
  /** True if a demo company has this id. An imported row with this id belongs to another company. */
  isTaken(id: number): boolean;
  idOf(name: string): number | undefined;
  /**
   * Returns the previous id of the company with this name, if the board assigned that id and `id` comes from
   * the source.
   */
  supersededBy(id: number, name: string): number | undefined;
  learn(id: number, name: string): void;
  /** Gives all names of a company to the id that its source told. */
  replace(old: number, id: number): void;
  /** Discards the changes of a transaction that was rolled back. */
  reload(): Promise<void>;
};

export async function readKnownCompanies(db: Kysely<Tables>): Promise<KnownCompanies> {
  const taken = new Set<number>();
  const byName = new Map<string, number>();
  const learn = (id: number, name: string): void => {
    const key = comparable(name);
    byName.set(key, Math.min(id, byName.get(key) ?? id));
  };
  const reload = async (): Promise<void> => {
    const rows = await db.selectFrom('companies').select(['id', 'name', 'source']).execute();
    byName.clear();
    for (const { id, name, source } of rows) {
      if (source === 'import') learn(id, name);
      else taken.add(id);
    }
    const own = new Set(byName.keys());
    for (const { id, name } of await furtherNames(db)) if (!own.has(comparable(name))) learn(id, name);
  };
  await reload();
  return {
    isTaken: (id) => taken.has(id),
    idOf: (name) => byName.get(comparable(name)),
    supersededBy: (id, name) => {
      const known = byName.get(comparable(name));
      return id < firstOwnIds.companies && known !== undefined && known >= firstOwnIds.companies ? known : undefined;
    },
    learn,
    replace: (old, id) => {
      for (const [name, known] of byName) if (known === old) byName.set(name, id);
    },
    reload,
  };
}
