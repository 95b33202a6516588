import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * Moves the offers of a company to the id that its source gives it, and what the staff did with the company:
 * names, corrections and merges. Triggers move its logos, and place the offers of merged companies.
 */
export async function moveWorkOfStaff(transaction: Transaction<Tables>, old: number, id: number): Promise<void> {
  await sql`
    update company_names moved set company_id = ${id} where company_id = ${old} and not exists (
      select from company_names kept where kept.company_id = ${id} and kept.name = moved.name)`.execute(transaction);
  await sql`
    update company_corrections moved set company_id = ${id} where company_id = ${old} and not exists (
      select from company_corrections kept where kept.company_id = ${id} and kept.field = moved.field)`.execute(
    transaction,
  );
  await moveMerges(transaction, old, id);
  await sql`
    update offers set company_id = coalesce(nullif(home_company_id, ${old}), ${id})
    where company_id = ${old} or home_company_id = ${old}`.execute(transaction);
}

async function moveMerges(transaction: Transaction<Tables>, old: number, id: number): Promise<void> {
  await sql`
    delete from company_merges where least(former_id, survivor_id) = ${Math.min(old, id)}
      and greatest(former_id, survivor_id) = ${Math.max(old, id)}`.execute(transaction);
  await sql`update company_merges set survivor_id = ${id} where survivor_id = ${old}`.execute(transaction);
  await sql`
    update company_merges moved set former_id = ${id} where former_id = ${old} and not exists (
      select from company_merges kept where kept.former_id = ${id} and kept.undone_at is null)`.execute(transaction);
  await sql`
    update companies set survivor_id = nullif(${id}::integer, id) where survivor_id = ${old}`.execute(transaction);
  await sql`
    update companies c set survivor_id = nullif(former.survivor_id, ${id}) from companies former
    where c.id = ${id} and c.survivor_id is null and former.id = ${old} and former.survivor_id is not null`.execute(
    transaction,
  );
}
