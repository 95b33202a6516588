import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import { companyFieldNamed, type CompanyField, companyFieldNames, type CompanyFields } from './company-fields.ts';

/** A value of the staff, and what the source says. */
type Correction = { readonly field: CompanyField; readonly imported: string | number | null; readonly at: Date };

/** Everything that the office shows of a company. */
export type OfficeCompany = {
  readonly id: number;
  readonly source: string;
  readonly operator: string | null;
  /** The company that stands for this one since they were merged. */
  readonly survivor: { readonly id: number; readonly name: string } | null;
  readonly openOffers: number;
  readonly offers: number;
  readonly fields: CompanyFields;
  /** Changes with each field, so that nobody corrects what they have not seen. */
  readonly seen: string;
  readonly corrections: readonly Correction[];
  readonly names: readonly { readonly name: string; readonly kind: string }[];
  readonly merges: readonly CompanyMerge[];
};

/** A merge that still holds, into this company or away from it. */
type CompanyMerge = {
  readonly id: number;
  readonly formerId: number;
  readonly formerName: string;
  readonly survivorId: number;
  readonly offers: number;
  readonly mergedAt: Date;
  readonly mergedBy: string;
};

/** Reads a company for the staff, also one that is not public; null if there is none. */
export async function readOfficeCompany(
  { db, now }: Pick<Board, 'db' | 'now'>,
  id: number,
): Promise<OfficeCompany | null> {
  const columns = sql.join(companyFieldNames.map((field) => sql.ref(`c.${field}`)));
  const [{ rows }, corrections, names, merges] = await Promise.all([
    sql<Row>`
      select c.id, c.source, ${columns}, operators.name as operator, s.id as "survivorId", s.name as "survivorName",
        (select count(*) from offers o where o.company_id = c.id) as offers,
        (select count(*) from offers o where o.company_id = c.id and ${isOpen(now())}) as "openOffers"
      from companies c left join companies s on s.id = c.survivor_id left join operators on operators.id = c.operator_id
      where c.id = ${id}`.execute(db),
    correctionsOf(db, id),
    db.selectFrom('company_names').select(['name', 'kind']).where('company_id', '=', id).orderBy('name').execute(),
    mergesOf(db, id),
  ]);
  const [row] = rows;
  if (row === undefined) return null;
  const { survivorId, survivorName, id: own, source, operator, offers, openOffers, ...fields } = row;
  return {
    id: own,
    source,
    operator,
    offers,
    openOffers,
    survivor: survivorId === null ? null : { id: survivorId, name: survivorName ?? '' },
    fields,
    seen: seenOf(fields),
    corrections,
    names,
    merges,
  };
}

type Row = CompanyFields & {
  readonly id: number;
  readonly source: string;
  readonly operator: string | null;
  readonly survivorId: number | null;
  readonly survivorName: string | null;
  readonly offers: number;
  readonly openOffers: number;
};

/** Returns a short text that differs when a field differs. */
export const seenOf = (fields: CompanyFields): string =>
  createHash('sha256')
    .update(JSON.stringify(companyFieldNames.map((name) => fields[name])))
    .digest('base64url')
    .slice(0, 16);

async function correctionsOf(db: Board['db'], id: number): Promise<readonly Correction[]> {
  const rows = await db
    .selectFrom('company_corrections')
    .select(['field', 'imported', 'set_at as at'])
    .where('company_id', '=', id)
    .execute();
  return rows.flatMap(({ field, imported, at }) => {
    const name = companyFieldNamed(field);
    const isPlain = imported === null || typeof imported === 'string' || typeof imported === 'number';
    return name === null || !isPlain ? [] : [{ field: name, imported, at }];
  });
}

const mergesOf = (db: Board['db'], id: number): Promise<readonly CompanyMerge[]> =>
  db
    .selectFrom('company_merges as m')
    .innerJoin('companies as former', 'former.id', 'm.former_id')
    .select(['m.id', 'm.former_id as formerId', 'former.name as formerName', 'm.survivor_id as survivorId', 'm.offers'])
    .select(['m.merged_at as mergedAt', 'm.merged_by as mergedBy'])
    .where('m.undone_at', 'is', null)
    .where((where) => where.or([where('m.former_id', '=', id), where('m.survivor_id', '=', id)]))
    .orderBy('m.id', 'desc')
    .execute();
