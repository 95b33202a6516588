import { sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#words/locale.ts';

/**
 * Where a document stands: one of the first four, and perhaps the others. `changedSince` is published, and
 * has a newer draft that differs. `approved` waits for its publication, which is not planned.
 */
export const documentStates = [
  'draft',
  'published',
  'changedSince',
  'withdrawn',
  'scheduled',
  'waitingForReview',
  'approved',
] as const;
export type DocumentState = (typeof documentStates)[number];

const planSchema = z.object({
  id: z.number(),
  act: z.enum(['publish', 'withdraw', 'release']),
  release: z.number().nullable(),
  version: z.number().nullable(),
  at: z.coerce.date(),
  by: z.string(),
  /** Code of the last failure; null if it has not failed. */
  error: z.string().nullable(),
});

export const listedSchema = z
  .object({
    id: z.string(),
    type: z.string(),
    key: z.string(),
    lang: z.enum(locales),
    uid: z.string().nullable(),
    title: z.string().nullable(),
    /** The version on which an edit rests. */
    newest: z.number().nullable(),
    published: z.number().nullable(),
    wasPublished: z.boolean(),
    savedBy: z.string().nullable(),
    changedAt: z.date(),
    cursor: z.string(),
    verdict: z.enum(['asked', 'approved', 'refused']).nullable(),
    /** True if the verdict is younger than the last publication. */
    isNewVerdict: z.boolean(),
    /** True if visitors do not see the newest version: nothing is published, or something else. */
    isPending: z.boolean(),
    plans: z.array(planSchema),
  })
  .transform(({ cursor, isNewVerdict, ...document }) => ({
    cursor,
    document: { ...document, states: statesOf({ ...document, isNewVerdict }) },
  }));

/** A document in the list, with where it stands. */
export type ListedDocument = z.output<typeof listedSchema>['document'];

type Standing = {
  readonly published: number | null;
  readonly wasPublished: boolean;
  readonly verdict: string | null;
  readonly isNewVerdict: boolean;
  readonly isPending: boolean;
  readonly plans: readonly unknown[];
};

function statesOf(standing: Standing): readonly DocumentState[] {
  const { published, wasPublished, verdict, isNewVerdict, isPending, plans } = standing;
  const hidden = wasPublished ? 'withdrawn' : 'draft';
  const seen = isPending ? 'changedSince' : 'published';
  const isApproved = verdict === 'approved' && isNewVerdict && plans.length === 0;
  return [
    published === null ? hidden : seen,
    ...(plans.length > 0 ? (['scheduled'] as const) : []),
    ...(isPending && verdict === 'asked' ? (['waitingForReview'] as const) : []),
    ...(isPending && isApproved ? (['approved'] as const) : []),
  ];
}

/** Version on which the next edit of `content.documents d` rests. */
export const headOfDocument = sql`coalesce(d.draft, d.published, (select max(v.version) from content.versions v where v.document_id = d.id))`;

/**
 * Condition on `content.documents d`: visitors do not see the newest version. A draft that equals the
 * published version, as after its restoration, is no change.
 */
export const isPending = sql`(d.published is null or d.draft is not null and not exists (
  select from content.versions n join content.versions p on p.document_id = n.document_id and p.version = d.published
  where n.document_id = d.id and n.version = d.draft and n.uid is not distinct from p.uid and n.tags = p.tags
    and n.data = p.data))`;

/** Condition on a review `r` of a document `d`: an approval of before belongs to what was withdrawn since. */
export const isNewVerdict = sql`(d.published is not null or r.given_at > coalesce(d.last_published_at, '-infinity'))`;

/** Returns the columns of `listedSchema` for the documents of a query on content.documents. */
export const listedFrom = (documents: ReturnType<typeof sql>) => sql`
  select d.id, d.type, d.key, d.lang, d.published, ${isPending} as "isPending", d.first_published_at is not null as "wasPublished",
    d.changed_at as "changedAt", (extract(epoch from d.changed_at) * 1000000)::bigint::text as cursor,
    e.uid, left(e.title, 300) as title, h.version as newest, h.saved_by as "savedBy", r.verdict,
    coalesce(${isNewVerdict}, false) as "isNewVerdict",
    array(select jsonb_build_object('id', s.id, 'act', s.act, 'release', s.release_id, 'version', s.version, 'at', s.at,
        'by', s.planned_by, 'error', s.error)
      from content.schedules s where s.state = 'planned' and (s.document_id = d.id
        or s.release_id in (select i.release_id from content.release_items i where i.document_id = d.id))
      order by s.at, s.id) as plans
  from (${documents}) d
  left join lateral (
    select e.uid, coalesce(nullif(e.data->>'title', ''), e.data->>'name', e.data->>'question') as title
    from content.entries e where e.document_id = d.id order by e.stage limit 1
  ) e on true
  left join lateral (
    select v.version, v.saved_by from content.versions v where v.document_id = d.id and v.version = ${headOfDocument}
  ) h on true
  left join lateral (
    select r.verdict, r.given_at from content.reviews r where r.document_id = d.id and r.version = h.version order by r.id desc limit 1
  ) r on true`;
