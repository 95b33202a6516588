import { type Kysely, sql } from 'kysely';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import { candidatesCount } from './candidates-count.ts';
import type { PublicField, SourceFields } from './public-fields.ts';

/**
 * Publishable data of an offer, under our own names. Times are local times of Paris. A long text is null if
 * `source` contains it.
 */
export type PublishedOffer = {
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  readonly missionTypeId: number;
  readonly durationMonths: number;
  readonly description: string | null;
  readonly profile: string | null;
  readonly cityFr: string;
  readonly cityEn: string;
  readonly countryId: string;
  /** Sector of the offer or, without one, of its company. */
  readonly sectorId: number | null;
  readonly specializationIds: readonly number[];
  readonly studyLevelIds: readonly number[];
  readonly monthlyAllowance: number | null;
  readonly remoteWork: boolean;
  readonly environmental: boolean;
  /** 'YYYY-MM-DD'. */
  readonly missionStart: string;
  /**
   * Last day of the mission. If the offer does not state it, it is computed from the length of the mission.
   */
  readonly missionEnd: string;
  readonly createdAt: Date;
  /** 'YYYY-MM-DDTHH:MM:SS' in Paris. */
  readonly broadcastStart: string;
  readonly broadcastEnd: string | null;
  readonly externalJobId: string | null;
  /** Web address for applications on another site. */
  readonly contactUrl: string | null;
  readonly companyId: number;
  readonly companyName: string;
  readonly presentation: string | null;
  readonly expertise: string | null;
  readonly logoUrl: string | null;
  readonly turnoverMillions: number | null;
  readonly employees: number | null;
  readonly countriesCount: number | null;
  readonly views: number;
  /** Number of applications on this board and, for an imported offer, at its source. */
  readonly candidates: number;
  /** Fields of an imported offer as its source wrote them. */
  readonly source: SourceFields | null;
};

const inParis = (column: 'broadcast_start' | 'broadcast_end') =>
  sql`to_char(o.${sql.ref(column)} at time zone 'Europe/Paris', 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** Reads a long text only if the source's row lacks it, so that the database never sends a text twice. */
const unlessFromSource = (field: PublicField, column: string) =>
  sql`case when s.fields ? ${sql.lit(field)} then null else ${sql.ref(column)} end as ${sql.ref(column.slice(2))}`;

/**
 * Returns the publishable data of the given offers in the order of their ids. Offers that no longer exist
 * are left out.
 */
export async function readPublished(db: Kysely<Tables>, ids: readonly number[]): Promise<PublishedOffer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PublishedOffer>`
    ${preparedOnce} select o.id, o.reference, o.title, o.mission_type_id as "missionTypeId", o.duration_months as "durationMonths",
      ${unlessFromSource('missionDescription', 'o.description')}, ${unlessFromSource('missionProfile', 'o.profile')}, o.city_fr as "cityFr", o.city_en as "cityEn", o.country_id as "countryId",
      coalesce(o.sector_id, c.sector_id) as "sectorId", o.specialization_ids as "specializationIds",
      o.study_level_ids as "studyLevelIds", o.monthly_allowance as "monthlyAllowance", o.remote_work as "remoteWork",
      o.environmental, o.mission_start as "missionStart",
      coalesce(o.mission_end, (o.mission_start + o.duration_months * interval '1 month')::date) as "missionEnd",
      o.created_at as "createdAt", ${inParis('broadcast_start')} as "broadcastStart",
      ${inParis('broadcast_end')} as "broadcastEnd", o.external_job_id as "externalJobId", o.contact_url as "contactUrl",
      c.id as "companyId", c.name as "companyName",
      ${unlessFromSource('organizationPresentation', 'c.presentation')}, ${unlessFromSource('organizationExpertise', 'c.expertise')}, c.logo_url as "logoUrl",
      c.turnover_millions as "turnoverMillions", c.employees, c.countries_count as "countriesCount",
      coalesce(v.views, 0) as views, ${candidatesCount} as candidates, s.fields as source
    from unnest(${ids}::integer[]) with ordinality as page (offer_id, position)
    join offers o on o.id = page.offer_id
    join companies c on c.id = o.company_id
    left join offer_views v on v.offer_id = o.id
    left join offer_source_rows s on s.offer_id = o.id and o.source = 'import'
    order by page.position`.execute(db);
  return rows;
}
