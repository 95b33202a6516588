import type { Transaction } from 'kysely';
import { comparable } from '#board/cleaning/clean-text.ts';
import { furtherNames } from '#board/companies/further-names.ts';
import { nextOwnId } from '#board/context/own-ids.ts';
import type { Tables } from '#database/tables.ts';
import type { OfferRow } from './offer-row.ts';

type Company = OfferRow['company'];

/**
 * Companies by name: `own` are the companies of one operator; `imported` are the companies of imports, whose
 * facts only an import may change.
 */
export type OperatorCompanies = { readonly own: Map<string, number>; readonly imported: ReadonlyMap<string, number> };

export async function readOperatorCompanies(
  transaction: Transaction<Tables>,
  operatorId: number,
): Promise<OperatorCompanies> {
  const rows = await transaction
    .selectFrom('companies')
    .select(['id', 'name', 'operator_id'])
    .where((where) => where.or([where('operator_id', '=', operatorId), where('source', '=', 'import')]))
    .orderBy('id', 'desc')
    .execute();
  const named = (own: boolean) => rows.filter((row) => (row.operator_id !== null) === own);
  const byName = (own: boolean) => named(own).map(({ id, name }) => [comparable(name), id] as const);
  const further = (await furtherNames(transaction)).map(({ id, name }) => [comparable(name), id] as const);
  return { own: new Map(byName(true)), imported: new Map([...further, ...byName(false)]) };
}

/**
 * Returns the company of an offer by its name. An imported company stays as it is, the operator's own company
 * is updated from the row, and an unknown company is created.
 */
export async function companyOfOperator(
  transaction: Transaction<Tables>,
  known: OperatorCompanies,
  { operatorId, company, now }: { operatorId: number; company: Company; now: Date },
): Promise<number> {
  const key = comparable(company.name);
  const imported = known.imported.get(key);
  if (imported !== undefined) return imported;
  const facts = {
    name: company.name,
    presentation: company.presentation,
    logo_url: company.logoUrl,
    sector_id: company.sectorId,
    updated_at: now,
  };
  const own = known.own.get(key);
  if (own !== undefined) {
    const row = transaction.updateTable('companies').set(facts);
    await row.where('id', '=', own).where('operator_id', '=', operatorId).execute();
    return own;
  }
  const id = await nextOwnId(transaction, 'companies');
  await transaction
    .insertInto('companies')
    .values({ id, ...facts, source: 'operator', operator_id: operatorId })
    .execute();
  known.own.set(key, id);
  return id;
}
