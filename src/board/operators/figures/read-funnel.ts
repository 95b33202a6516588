import { type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';

export const figurePeriods = ['week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** Periods that the figures show: about a year. */
const shownPeriods = { week: 53, month: 13 } as const;

/** Numbers of one week or month, which begins on `start` (YYYY-MM-DD, in Paris). */
export type FunnelRow = {
  readonly start: string;
  readonly searches: number;
  readonly views: number;
  readonly applications: number;
  readonly registrations: number;
  readonly reports: number;
  /** Hours from the application to its first answer; null without an answer. */
  readonly medianHours: number | null;
  readonly slowHours: number | null;
  readonly answered: number;
};

/**
 * Reads how visitors become candidates, by week or month, the newest first. The applications of an erased
 * candidate count by month only, as `past_applications` has them.
 */
export async function readFunnel(
  { db, now }: Pick<Board, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<readonly FunnelRow[]> {
  const { rows } = await sql<FunnelRow>`
    with bounds as (
      select first::date, first at time zone 'Europe/Paris' as begins from (
        select date_trunc(${period}, ${now()}::timestamptz at time zone 'Europe/Paris')
          - ${`${shownPeriods[period] - 1} ${period}`}::interval as first
      ) as one
    ), periods as (
      select generate_series((select first from bounds)::timestamp, ${now()}::timestamptz at time zone 'Europe/Paris',
        ${`1 ${period}`}::interval)::date as start
    ), ${activityOf(period)}, ${applicationsOf(period)}
    select to_char(p.start, 'YYYY-MM-DD') as start, coalesce(searches.n, 0) as searches, coalesce(views.n, 0) as views,
      coalesce(applied.n, 0) as applications, coalesce(registered.n, 0) as registrations, coalesce(reported.n, 0) as reports,
      answers.median::float8 as "medianHours", answers.slow::float8 as "slowHours", coalesce(answers.n, 0) as answered
    from periods p left join searches using (start) left join views using (start) left join applied using (start)
      left join registered using (start) left join reported using (start) left join answers using (start)
    order by p.start desc`.execute(db);
  return rows;
}

/** Queries of what visitors do. */
function activityOf(period: FigurePeriod): RawBuilder<unknown> {
  const day = startOfDay(period);
  return sql`searches as (
      select ${day} as start, sum(searches)::int as n from asked_searches
      where day >= (select first from bounds) group by 1
    ), views as (
      select start, sum(n)::int as n from (
        select ${day} as start, sum(views) as n from view_totals where day >= (select first from bounds) group by 1
        union all
        select ${day}, sum(added) from offer_view_days where day >= (select first from bounds) group by 1
      ) as each group by 1
    ), registered as (
      select ${day} as start, sum(count)::int as n from registration_counts
      where day >= (select first from bounds) group by 1
    ), reported as (
      select ${startOf(period, 'reported_at')} as start, count(*)::int as n from abuse_reports
      where reported_at >= (select begins from bounds) group by 1
    )`;
}

/** Queries of applications and of the answers to them. */
function applicationsOf(period: FigurePeriod): RawBuilder<unknown> {
  const start = startOf(period, 'applied_at');
  const past = sql.raw(
    period === 'month'
      ? `union all select date_trunc('month', month::timestamp)::date, count(*)::int from past_applications
         where month >= (select first from bounds) group by 1`
      : '',
  );
  return sql`applied as (
      select start, sum(n)::int as n from (
        select ${start} as start, count(*)::int as n from applications
        where applied_at >= (select begins from bounds) group by 1 ${past}
      ) as each group by 1
    ), answers as (
      select ${start} as start, count(*)::int as n,
        percentile_cont(0.5) within group (order by hours) as median, percentile_cont(0.9) within group (order by hours) as slow
      from applications join lateral (
        select extract(epoch from min(answered_at) - applied_at) / 3600 as hours from application_answers
        where application_id = applications.id
      ) as first on hours is not null
      where applied_at >= (select begins from bounds) group by 1
    )`;
}

/** Returns the day in Paris on which the period of a moment begins. */
const startOf = (period: FigurePeriod, moment: string): RawBuilder<unknown> =>
  sql.raw(`date_trunc('${period}', ${moment} at time zone 'Europe/Paris')::date`);

const startOfDay = (period: FigurePeriod): RawBuilder<unknown> =>
  sql.raw(`date_trunc('${period}', day::timestamp)::date`);
