import { day, hour } from '#durations.ts';
import { refusedTime } from '#staff/audit/refused-entries.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { keptWorkTime } from '#staff/writing/kept-work.ts';
import { idleTime, keptFormTime, longestTime } from './session-limits.ts';

/**
 * Deletes expired sessions, links, kept forms, unsaved work, refused sign-ins and signs of presence. A
 * session stays a day longer, because it tells whose form arrives after its end (former-member.ts). Work that
 * was saved or thrown away stays a day too: it can be taken back, and a late request must find that it has
 * ended.
 */
export async function pruneStaff({ db, now }: StaffParts): Promise<void> {
  const at = now();
  const before = (time: number): Date => new Date(at.getTime() - time);
  await db
    .deleteFrom('staff.sessions')
    .where((eb) =>
      eb.or([eb('opened_at', '<=', before(longestTime + day)), eb('last_seen_at', '<=', before(idleTime + day))]),
    )
    .execute();
  await db.deleteFrom('staff.entry_links').where('expires_at', '<=', at).execute();
  await db.deleteFrom('staff.kept_forms').where('kept_at', '<=', before(keptFormTime)).execute();
  await db
    .deleteFrom('staff.kept_work')
    .where((eb) => eb.or([eb('kept_at', '<=', before(keptWorkTime)), eb('ended_at', '<=', before(day))]))
    .execute();
  await db.deleteFrom('staff.refused_entries').where('hour', '<=', before(refusedTime)).execute();
  await db.deleteFrom('staff.presence').where('seen_at', '<=', before(hour)).execute();
}
