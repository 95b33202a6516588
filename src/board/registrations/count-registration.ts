import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { dayInParis } from '#words/paris-days.ts';
import type { RegistrationKind } from './expect-registration.ts';

/**
 * Counts the viewer's registration once. One statement removes the expected registration and counts it, so
 * that reloads and simultaneous tabs count only once. Visitors, including robots, are not counted.
 * @returns the kind of the registration, or null if none was expected
 */
export async function countRegistration(
  { db, now }: Pick<Board, 'db' | 'now'>,
  viewer: Viewer,
): Promise<RegistrationKind | null> {
  if (viewer.kind === 'visitor') return null;
  const { rows } = await sql<{ kind: RegistrationKind }>`
    with taken as (delete from expected_registrations where candidate_id = ${viewer.candidate.id} returning kind)
    insert into registration_counts (day, kind, count) select ${dayInParis(now())}::date, kind, 1 from taken
    on conflict (day, kind) do update set count = registration_counts.count + 1
    returning kind`.execute(db);
  return rows[0]?.kind ?? null;
}

/**
 * Returns the days in Paris with registrations, the newest day first, and the number of registrations of each
 * kind.
 */
export async function registrationCounts({ db }: Pick<Board, 'db'>, days: number) {
  return db
    .selectFrom('registration_counts')
    .select((eb) => [
      'day',
      eb.fn.sum<number>(eb.case().when('kind', '=', 'simple').then(eb.ref('count')).else(0).end()).as('simple'),
      eb.fn.sum<number>(eb.case().when('kind', '=', 'complete').then(eb.ref('count')).else(0).end()).as('complete'),
    ])
    .groupBy('day')
    .orderBy('day', 'desc')
    .limit(days)
    .execute();
}
