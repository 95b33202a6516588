import { type Kysely, sql } from 'kysely';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import { candidatesCount } from './candidates-count.ts';
import { shownLogo } from './details/company-facts.ts';
import type { PublicField, SourceFields } from './public-fields.ts';

/**
 * Publishable data of an offer, under our own names. Times are local times of Paris. A long text is null if
 * `source` contains it.
 */
export type PublishedOffer = {
  readonly id: number;
  /** A text that differs as soon as any of these data have changed, whoever changed them. */
  readonly version: string;
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

/** Fields of the source that say what a corrected column says. */
const saidBySource: Readonly<Record<string, readonly PublicField[]>> = {
  title: ['missionTitle'],
  description: ['missionDescription'],
  profile: ['missionProfile'],
  city_fr: ['cityName', 'cityAffectation'],
  city_en: ['cityNameEn'],
  country_id: ['countryId', 'countryName', 'countryNameEn'],
  mission_type_id: ['missionType', 'missionTypeEn'],
  duration_months: ['missionDuration'],
  monthly_allowance: ['indemnite'],
  mission_start: ['missionStartDate'],
  mission_end: ['missionEndDate'],
  broadcast_end: ['endBroadcastDate', 'durationBroadcast'],
  remote_work: ['teleworkingAvailable'],
};

/** The source's row without what the staff corrected, and without its logo if the staff set a logo. */
const sourceFields = sql`case when o.corrected_fields = '{}' and c.staff_logo is null then s.fields else s.fields - array(
  select jsonb_array_elements_text(${sql.lit(JSON.stringify(saidBySource))}::jsonb -> one) from unnest(o.corrected_fields) one
  union all select ${sql.lit('organizationUrlImage' satisfies PublicField)} where c.staff_logo is not null) end`;

/** Reads a long text only if the source's row lacks it, so that the database never sends a text twice. */
const unlessFromSource = (field: PublicField, column: string) =>
  sql`case when s.fields ? ${sql.lit(field)} and o.corrected_fields = '{}' then null else ${sql.ref(column)} end as ${sql.ref(column.slice(2))}`;

/**
 * Version of the data of an offer; null without an offer. Each row of a table names the transaction that
 * wrote it (`xmin`), so no writer can forget to state a new version. Counts have no row of their own. A table
 * that the query below joins must be part of the version.
 */
const version = sql`case when o.id is not null then row(o.xmin, c.xmin, s.xmin, v.views, n.candidates)::text end`;

/** The offset makes PostgreSQL count once for each offer, not once for each use of the number. */
const countedOnce = sql`cross join lateral (select ${candidatesCount} as candidates offset 0) n`;

/** An offer that a caller may have read before. */
export type KnownOffer = {
  readonly id: number;
  /** The version that the caller has read; null if it has read none. */
  readonly version: string | null;
};

type Row = PublishedOffer | { readonly id: number; readonly version: null };

/**
 * Returns the publishable data of the given offers in the order of their ids. Offers that no longer exist
 * are left out.
 */
export async function readPublished(db: Kysely<Tables>, ids: readonly number[]): Promise<PublishedOffer[]> {
  const read = await readChanged(
    db,
    ids.map((id) => ({ id, version: null })),
  );
  return [...read.values()].filter((offer) => offer !== null);
}

/**
 * Returns the publishable data of those of the given offers whose version is not the known one, in the given
 * order; null for a known offer that no longer exists. Offers without a change cost the database a fraction
 * of the reading, and the process next to nothing.
 */
export async function readChanged(
  db: Kysely<Tables>,
  known: readonly KnownOffer[],
): Promise<ReadonlyMap<number, PublishedOffer | null>> {
  if (known.length === 0) return new Map();
  const [ids, versions] = [known.map((one) => one.id), known.map((one) => one.version)];
  const { rows } = await sql<Row>`
    ${preparedOnce} select page.offer_id as id, ${version} as version, o.reference, o.title, o.mission_type_id as "missionTypeId", o.duration_months as "durationMonths",
      ${unlessFromSource('missionDescription', 'o.description')}, ${unlessFromSource('missionProfile', 'o.profile')}, o.city_fr as "cityFr", o.city_en as "cityEn", o.country_id as "countryId",
      coalesce(o.sector_id, c.sector_id) as "sectorId", o.specialization_ids as "specializationIds",
      o.study_level_ids as "studyLevelIds", o.monthly_allowance as "monthlyAllowance", o.remote_work as "remoteWork",
      o.environmental, o.mission_start as "missionStart",
      coalesce(o.mission_end, (o.mission_start + o.duration_months * interval '1 month')::date) as "missionEnd",
      o.created_at as "createdAt", ${inParis('broadcast_start')} as "broadcastStart",
      ${inParis('broadcast_end')} as "broadcastEnd", o.external_job_id as "externalJobId", o.contact_url as "contactUrl",
      c.id as "companyId", c.name as "companyName",
      ${unlessFromSource('organizationPresentation', 'c.presentation')}, ${unlessFromSource('organizationExpertise', 'c.expertise')}, ${shownLogo} as "logoUrl",
      c.turnover_millions as "turnoverMillions", c.employees, c.countries_count as "countriesCount",
      coalesce(v.views, 0) as views, n.candidates, ${sourceFields} as source
    from unnest(${ids}::integer[], ${versions}::text[]) with ordinality as page (offer_id, version, position)
    left join (offers o join companies c on c.id = o.company_id) on o.id = page.offer_id
    left join offer_views v on v.offer_id = o.id
    left join offer_source_rows s on s.offer_id = o.id and o.source = 'import'
    ${countedOnce}
    where ${version} is distinct from page.version
    order by page.position`.execute(db);
  return new Map(rows.map((row) => [row.id, row.version === null ? null : row]));
}
