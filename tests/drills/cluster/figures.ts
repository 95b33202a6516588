import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import type { Files } from '#files/files.ts';
import type { ReceivingServer } from '#mail/testing/receiving-server.ts';
import type { Told } from './told.ts';

/** What became of everything that was confirmed, by kind. */
export type Figure = {
  readonly kind: string;
  readonly confirmed: number;
  readonly lost: number;
  readonly doubled: number;
};

type Parts = {
  readonly db: Kysely<Tables>;
  readonly files: Pick<Files, 'get'>;
  readonly mails: Pick<ReceivingServer, 'received'>;
  readonly told: Told;
  /** Number of offers of the source of imports. */
  readonly imported: number;
};

/** Compares what the site confirmed with the database, the bucket and the letters. */
export async function countFigures(parts: Parts): Promise<Figure[]> {
  const applications = await storedApplications(parts.db);
  const letters = new Map(['recruiter', 'candidate', 'new-offers'].map((kind) => [kind, lettersOf(parts.mails, kind)]));
  const ids = applications.map(({ id }) => id);
  const digests = await storedDigests(parts.db);
  return [
    compare(
      'applications',
      parts.told.applications,
      applications.map(({ pair }) => pair),
    ),
    await comparePublished(parts),
    compare('imported offers', new Set(importedIds(parts.imported)), await rowsOf(parts.db, 'import')),
    await compareFiles(parts, applications),
    await compareUploads(parts),
    compare('letters to recruiters', new Set(ids), letters.get('recruiter') ?? []),
    compare('letters to candidates', new Set(ids), letters.get('candidate') ?? []),
    compare('letters of alerts', new Set(digests.map(({ digest }) => digest)), letters.get('new-offers') ?? []),
    await compareAlerts(parts.db, digests),
  ];
}

/** Counts letters that killed workers sent again, with the same Message-ID: receivers keep one. */
export function countCopies({ received }: Pick<ReceivingServer, 'received'>): number {
  return received.length - new Set(received.map(({ messageId }) => messageId)).size;
}

function compare(kind: string, confirmed: ReadonlySet<string>, stored: readonly string[]): Figure {
  const found = new Set(stored);
  const lost = [...confirmed].filter((one) => !found.has(one)).length;
  return { kind, confirmed: confirmed.size, lost, doubled: stored.length - found.size };
}

type StoredApplication = { readonly id: string; readonly pair: string; readonly letter: string | null };

async function storedApplications(db: Kysely<Tables>): Promise<StoredApplication[]> {
  const { rows } = await sql<StoredApplication>`
    select a.id, c.email || ' ' || a.offer_id as pair, a.cover_letter_file_key as letter
    from applications a join candidates c on c.id = a.candidate_id`.execute(db);
  return rows;
}

async function rowsOf(db: Kysely<Tables>, source: 'import' | 'operator'): Promise<string[]> {
  const name = source === 'import' ? sql<string>`id::text` : sql<string>`external_id`;
  const rows = await db
    .selectFrom('offers')
    .select(name.as('name'))
    .where('source', '=', source)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map((row) => row.name);
}

const importedIds = (count: number): string[] => Array.from({ length: count }, (_, at) => String(900_000 + at));

async function comparePublished({ db, told }: Parts): Promise<Figure> {
  return compare('published offers', told.offers, await rowsOf(db, 'operator'));
}

/** Every letter of an application lies in the bucket. */
async function compareFiles({ files }: Parts, applications: readonly StoredApplication[]): Promise<Figure> {
  const keys = applications.flatMap(({ letter }) => letter ?? []);
  const there = await Promise.all(keys.map(async (key) => ((await isThere(files, key)) ? [key] : [])));
  const figure = compare('documents of applications', new Set(keys), there.flat());
  return { ...figure, doubled: keys.length - new Set(keys).size };
}

const isThere = (files: Parts['files'], key: string): Promise<boolean> =>
  files.get(key).then(
    () => true,
    () => false,
  );

/** The CV of a candidate is the last document that was confirmed, or one that was sent later. */
async function compareUploads({ db, files, told }: Parts): Promise<Figure> {
  const rows = await db.selectFrom('cvs').select(['id', 'candidate_id', 'file_key']).execute();
  let lost = 0;
  for (const [id, turn] of told.uploads) {
    const row = rows.find((one) => one.id === id);
    const bytes = row === undefined ? null : await files.get(row.file_key).catch(() => null);
    const stored = /^Document (\d+)$/.exec(bytes === null ? '' : Buffer.from(bytes).toString())?.[1];
    if (Number(stored ?? -1) < turn) lost += 1;
  }
  const owners = rows.map(({ candidate_id: owner }) => owner);
  return { kind: 'uploads', confirmed: told.uploads.size, lost, doubled: owners.length - new Set(owners).size };
}

/** Returns the names of the letters of a kind. Copies with one Message-ID are one letter. */
function lettersOf({ received }: Pick<ReceivingServer, 'received'>, kind: string): string[] {
  const ids = new Set(received.map(({ messageId }) => messageId));
  return [...ids].flatMap((id) => new RegExp(`^(.+)\\.${kind}@`).exec(id)?.[1] ?? []);
}

const digestData = z.object({
  candidateId: z.int(),
  digest: z.string(),
  found: z.array(z.object({ total: z.int() })),
});

async function storedDigests(db: Kysely<Tables>) {
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'alert.mail-digest'`.execute(db);
  return rows.map(({ data }) => digestData.parse(data));
}

/** Each alert tells of each offer that was announced after it was saved once. */
async function compareAlerts(db: Kysely<Tables>, digests: readonly z.output<typeof digestData>[]): Promise<Figure> {
  const { rows } = await sql<{ owner: number; announced: number }>`
    select s.candidate_id as owner,
      (select count(*)::int from announced_offers a where a.round > s.seen_round) as announced
    from saved_searches s`.execute(db);
  const kind = 'offers told by alerts';
  const sums = rows.map(({ owner, announced }) => {
    const own = digests.filter(({ candidateId }) => candidateId === owner);
    return { announced, told: sum(own.flatMap(({ found }) => found.map(({ total }) => total))) };
  });
  return {
    kind,
    confirmed: sum(sums.map(({ announced }) => announced)),
    lost: sum(sums.map(({ announced, told }) => Math.max(0, announced - told))),
    doubled: sum(sums.map(({ announced, told }) => Math.max(0, told - announced))),
  };
}

const sum = (values: readonly number[]): number => values.reduce((whole, value) => whole + value, 0);
