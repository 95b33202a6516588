import { sql } from 'kysely';
import { z } from 'zod';
import { locales } from '#words/locale.ts';

/**
 * Where a document stands: one of the first four, and perhaps the others. `changedSince` is published, and
 * has a newer draft.
 */
export const documentStates = [
  'draft',
  'published',
  'changedSince',
  'withdrawn',
  'scheduled',
  'waitingForReview',
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
    draft: z.number().nullable(),
    wasPublished: z.boolean(),
    savedBy: z.string().nullable(),
    changedAt: z.date(),
    cursor: z.string(),
    verdict: z.enum(['asked', 'approved', 'refused']).nullable(),
    plans: z.array(planSchema),
  })
  .transform(({ draft, cursor, ...document }) => ({
    cursor,
    document: { ...document, states: statesOf({ ...document, draft }) },
  }));

/** A document in the list, with where it stands. */
export type ListedDocument = z.output<typeof listedSchema>['document'];

type Standing = {
  readonly published: number | null;
  readonly draft: number | null;
  readonly wasPublished: boolean;
  readonly verdict: string | null;
  readonly plans: readonly unknown[];
};

function statesOf({ published, draft, wasPublished, verdict, plans }: Standing): readonly DocumentState[] {
  const hidden = wasPublished ? 'withdrawn' : 'draft';
  const seen = draft === null ? 'published' : 'changedSince';
  return [
    published === null ? hidden : seen,
    ...(plans.length > 0 ? (['scheduled'] as const) : []),
    ...(verdict === 'asked' ? (['waitingForReview'] as const) : []),
  ];
}

/** Version on which the next edit of `content.documents d` rests. */
export const headOfDocument = sql`coalesce(d.draft, d.published, (select max(v.version) from content.versions v where v.document_id = d.id))`;

/** Returns the columns of `listedSchema` for the documents of a query on content.documents. */
export const listedFrom = (documents: ReturnType<typeof sql>) => sql`
  select d.id, d.type, d.key, d.lang, d.published, d.draft, d.first_published_at is not null as "wasPublished",
    d.changed_at as "changedAt", (extract(epoch from d.changed_at) * 1000000)::bigint::text as cursor,
    e.uid, left(e.title, 300) as title, h.version as newest, h.saved_by as "savedBy", r.verdict,
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
    select r.verdict from content.reviews r where r.document_id = d.id and r.version = h.version order by r.id desc limit 1
  ) r on true`;
