import {
  type ExpressionBuilder,
  type Insertable,
  type OnConflictDatabase,
  type OnConflictTables,
  sql,
  type Transaction,
} from 'kysely';
import { moveWorkOfStaff } from '#board/companies/move-work-of-staff.ts';
import { nextOwnId } from '#board/context/own-ids.ts';
import type { Tables } from '#database/tables.ts';
import type { ImportedCompany, ImportedOffer } from '#import/reading/imported-offer.ts';
import type { KnownCompanies } from './known-companies.ts';

type CompanyId = number;

/** Columns that keep their value if a row leaves them out. */
const details = [
  'presentation',
  'expertise',
  'logo_url',
  'sector_id',
  'turnover_millions',
  'employees',
  'countries_count',
] as const;

/**
 * Writes the companies of some offers and returns the company id of each offer. Values that a row leaves out
 * stay unchanged, because search rows of 2025 have fewer values than detail rows. If the transaction is
 * rolled back, the caller must reload `known`.
 */
export async function putCompanies(
  transaction: Transaction<Tables>,
  offers: readonly ImportedOffer[],
  known: KnownCompanies,
  now: Date,
): Promise<ReadonlyMap<ImportedOffer, CompanyId>> {
  const ids = new Map<ImportedOffer, CompanyId>();
  const merged = new Map<CompanyId, ImportedCompany>();
  // Writes companies with an id first, so that rows with only a name find them.
  for (const offer of offers.toSorted((a, b) => Number(a.company.id === null) - Number(b.company.id === null))) {
    const id = await companyIdOf(transaction, offer.company, known);
    ids.set(offer, id);
    merged.set(id, joinRows(merged.get(id), offer.company));
  }
  await write(transaction, [...merged], now);
  return ids;
}

async function companyIdOf(
  transaction: Transaction<Tables>,
  company: ImportedCompany,
  known: KnownCompanies,
): Promise<CompanyId> {
  const own = company.id !== null && !known.isTaken(company.id) ? company.id : undefined;
  const id = own ?? known.idOf(company.name) ?? (await nextOwnId(transaction, 'companies'));
  const superseded = known.supersededBy(id, company.name);
  known.learn(id, company.name);
  if (superseded !== undefined) {
    known.replace(superseded, id);
    await replace(transaction, superseded, id);
  }
  return id;
}

/**
 * Gives a company the id of its source. Until now the board had identified the company by its name. The
 * company's data and offers move to the new id, and the old row is deleted if no other row refers to it.
 */
async function replace(transaction: Transaction<Tables>, old: CompanyId, id: CompanyId): Promise<void> {
  const columns = sql.join([sql.ref('name'), sql.ref('source'), ...details.map((column) => sql.ref(column))]);
  const kept = details.map(
    (column) => sql`${sql.ref(column)} = coalesce(companies.${sql.ref(column)}, excluded.${sql.ref(column)})`,
  );
  await sql`
    insert into companies (id, ${columns}) select ${id}::integer, ${columns} from companies where id = ${old}
    on conflict (id) do update set ${sql.join(kept)}`.execute(transaction);
  await moveWorkOfStaff(transaction, old, id);
  await moveReferences(transaction, old, id);
  await sql`
    do $$ begin
      delete from companies where id = ${sql.lit(old)};
    exception when foreign_key_violation then null;
    end $$`.execute(transaction);
}

/**
 * Moves applications, saved searches and hidden companies to the new id, and remembers the old id, so that
 * its addresses redirect. A candidate who applied to both ids, or saved both searches, keeps both.
 */
async function moveReferences(transaction: Transaction<Tables>, old: CompanyId, id: CompanyId): Promise<void> {
  await sql`
    update applications set company_id = ${id} where company_id = ${old}
      and not exists (select from applications twin where twin.company_id = ${id} and twin.candidate_id = applications.candidate_id)`.execute(
    transaction,
  );
  await transaction.updateTable('past_applications').set({ company_id: id }).where('company_id', '=', old).execute();
  const moved = sql`regexp_replace(s.address, ${`(^|&)entreprisesIds=${old}(?=&|$)`}, ${`\\1entreprisesIds=${id}`}, 'g')`;
  await sql`
    update saved_searches s set address = ${moved} where s.address <> ${moved}
      and not exists (select from saved_searches twin where twin.candidate_id = s.candidate_id and twin.address = ${moved})`.execute(
    transaction,
  );
  await sql`
    insert into hidden_companies (candidate_id, company_id, hidden_at)
    select candidate_id, ${id}, hidden_at from hidden_companies where company_id = ${old}
    on conflict do nothing`.execute(transaction);
  await transaction.deleteFrom('hidden_companies').where('company_id', '=', old).execute();
  await sql`update company_successors set company_id = ${id} where company_id = ${old}`.execute(transaction);
  await sql`
    insert into company_successors (former_id, company_id) values (${old}, ${id})
    on conflict (former_id) do update set company_id = excluded.company_id`.execute(transaction);
}

function joinRows(earlier: ImportedCompany | undefined, later: ImportedCompany): ImportedCompany {
  if (!earlier) return later;
  return {
    id: later.id ?? earlier.id,
    name: later.name,
    presentation: later.presentation ?? earlier.presentation,
    expertise: later.expertise ?? earlier.expertise,
    logoUrl: later.logoUrl ?? earlier.logoUrl,
    sectorId: later.sectorId ?? earlier.sectorId,
    turnoverMillions: later.turnoverMillions ?? earlier.turnoverMillions,
    employees: later.employees ?? earlier.employees,
    countriesCount: later.countriesCount ?? earlier.countriesCount,
  };
}

async function write(
  transaction: Transaction<Tables>,
  companies: readonly (readonly [CompanyId, ImportedCompany])[],
  now: Date,
): Promise<void> {
  if (companies.length === 0) return;
  await transaction
    .insertInto('companies')
    .values(companies.map(([id, company]) => rowOf(id, company, now)))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(updatesOf))
    .execute();
}

/** Updates a known company from a new row; values that the row leaves out stay unchanged. */
function updatesOf(eb: ExpressionBuilder<OnConflictDatabase<Tables, 'companies'>, OnConflictTables<'companies'>>) {
  return {
    name: eb.ref('excluded.name'),
    updated_at: eb.ref('excluded.updated_at'),
    presentation: eb.fn.coalesce('excluded.presentation', 'companies.presentation'),
    expertise: eb.fn.coalesce('excluded.expertise', 'companies.expertise'),
    logo_url: eb.fn.coalesce('excluded.logo_url', 'companies.logo_url'),
    sector_id: eb.fn.coalesce('excluded.sector_id', 'companies.sector_id'),
    turnover_millions: eb.fn.coalesce('excluded.turnover_millions', 'companies.turnover_millions'),
    employees: eb.fn.coalesce('excluded.employees', 'companies.employees'),
    countries_count: eb.fn.coalesce('excluded.countries_count', 'companies.countries_count'),
  } satisfies Readonly<Record<(typeof details)[number] | 'name' | 'updated_at', unknown>>;
}

function rowOf(id: CompanyId, company: ImportedCompany, now: Date): Insertable<Tables['companies']> {
  return {
    id,
    name: company.name,
    presentation: company.presentation,
    expertise: company.expertise,
    logo_url: company.logoUrl,
    sector_id: company.sectorId,
    turnover_millions: company.turnoverMillions,
    employees: company.employees,
    countries_count: company.countriesCount,
    source: 'import',
    updated_at: now,
  };
}
