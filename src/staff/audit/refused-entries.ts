import { type Kysely, sql } from 'kysely';
import { day, hour } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { fingerprintOf } from '#staff/sessions/secrets.ts';
import type { StaffParts } from '#staff/staff-parts.ts';

/** Time for which a refused sign-in is kept. */
export const refusedTime = 90 * day;
/** Number of accounts that one hour tells apart. All further ones are counted together. */
export const mostAccounts = 50;

/**
 * Reasons of a refused sign-in at the office: the account is of nobody here, or of a former member; the
 * provider has locked the account, answered with an error, or asked for no new sign-in; a link was forged or
 * used.
 */
type Refusal = Tables['staff.refused_entries']['reason'];

/** Notes a refused sign-in of an account that is of no member. */
export async function noteStranger({ db, now }: StaffParts, oid: string): Promise<void> {
  const former = await formerMemberOf(db, oid);
  const account = fingerprintOf(oid).toString('base64url').slice(0, 12);
  await note({ db, now }, { reason: former === null ? 'stranger' : 'former', account, member: former });
}

/** Notes a sign-in that was refused before anybody knew the account. */
export const noteRefused = (parts: StaffParts, reason: Exclude<Refusal, 'stranger' | 'former'>): Promise<void> =>
  note(parts, { reason, account: '', member: null });

/** The row of a removed member has forgotten the account, but the audit tells to whom it was bound. */
async function formerMemberOf(db: Kysely<Tables>, oid: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select m.id from staff.audit a join staff.members m on m.id::text = a.subject_id
    where a.act = 'staff.bind' and a.changes -> 'account' ->> 1 = ${oid} and m.removed_at is not null
    order by m.removed_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

type Noted = { readonly reason: Refusal; readonly account: string; readonly member: string | null };

async function note({ db, now }: StaffParts, { reason, account, member }: Noted): Promise<void> {
  const at = now();
  const thisHour = new Date(Math.floor(at.getTime() / hour) * hour);
  await sql`
    with this as (
      select (select count(*) from staff.refused_entries where hour = ${thisHour}) < ${mostAccounts}
        or exists (select from staff.refused_entries
          where hour = ${thisHour} and reason = ${reason} and account = ${account}) as "isTold"
    )
    insert into staff.refused_entries (hour, reason, account, member_id, tries, last_at)
    select ${thisHour}, ${reason}, case when "isTold" then ${account} else '' end,
      case when "isTold" then ${member}::uuid end, 1, ${at} from this
    on conflict (hour, reason, account)
      do update set tries = refused_entries.tries + 1, last_at = excluded.last_at`.execute(db);
}

const shownTime = 30 * day;
const mostShown = 100;

/** Lists the refused sign-ins of the last thirty days by hour, the newest first. */
export async function listRefusedEntries({ db, now }: StaffParts) {
  return db
    .selectFrom('staff.refused_entries as e')
    .leftJoin('staff.members as m', 'm.id', 'e.member_id')
    .select(['e.hour', 'e.reason', 'e.account', 'm.name as member', 'e.tries', 'e.last_at as lastAt'])
    .where('e.hour', '>', new Date(now().getTime() - shownTime))
    .orderBy('e.hour', 'desc')
    .orderBy('e.last_at', 'desc')
    .limit(mostShown)
    .execute();
}

export type RefusedEntry = Awaited<ReturnType<typeof listRefusedEntries>>[number];
