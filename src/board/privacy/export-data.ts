import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { isOf } from '#board/newsletter/end-newsletter.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { ownColumns } from './own-columns.ts';
import { ownReadings } from './own-readings.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns all data about a candidate, table by table. Includes the sessions of the candidate, the names of
 * the offers, the copies of the offers to which the candidate applied, and when and why the staff read the
 * data.
 * @throws SignInRequired
 */
export async function exportData(
  { db }: Pick<Board, 'db'>,
  viewer: Viewer,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { id, oid, email } = signedIn(viewer);
  const read = async ([table, columns]: [string, object]): Promise<[string, readonly Row[]]> => {
    const told = Object.entries(columns).flatMap(([column, whose]) => (whose === 'told' ? [sql.ref(column)] : []));
    const whose = sql.ref(table === 'candidates' ? 'id' : 'candidate_id');
    const query = sql<Row>`select ${sql.join(told)} from ${sql.table(table)} where ${whose} = ${id}`;
    return [table, (await query.execute(db)).rows];
  };
  const tables = await Promise.all(Object.entries(ownColumns).map(read));
  return Object.fromEntries([
    ...tables,
    ['application_events', await readEvents({ db }, id)],
    ['application_offers', await readCopies({ db }, id)],
    ['sessions', await readSessions({ db }, oid)],
    ['newsletter', await readNewsletter({ db }, email)],
    ['staff_readings', await ownReadings({ db }, viewer)],
    ['offers', await readOffers({ db }, tables)],
    ['companies', await readCompanies({ db }, id)],
  ]);
}

/** Reads the names of the offers that the rows refer to by number. */
async function readOffers(
  { db }: Pick<Board, 'db'>,
  tables: readonly (readonly [string, readonly Row[]])[],
): Promise<readonly Row[]> {
  const named = new Set(tables.flatMap(([, rows]) => rows.map((row) => Number(row['offer_id']))));
  return db
    .selectFrom('offers')
    .leftJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.id', 'offers.reference', 'offers.title', 'companies.name as company'])
    .where('offers.id', 'in', [...named].filter(Number.isSafeInteger).concat(0))
    .orderBy('offers.id')
    .execute();
}

/** Reads the names of the hidden companies. */
async function readCompanies({ db }: Pick<Board, 'db'>, id: number): Promise<readonly Row[]> {
  return db
    .selectFrom('hidden_companies as h')
    .innerJoin('companies as c', 'c.id', 'h.company_id')
    .select(['c.id', 'c.name'])
    .where('h.candidate_id', '=', id)
    .orderBy('c.id')
    .execute();
}

/** Reads the copies of the offers to which the candidate applied. */
async function readCopies({ db }: Pick<Board, 'db'>, id: number): Promise<readonly Row[]> {
  return db
    .selectFrom('application_offers as s')
    .innerJoin('applications as a', 'a.id', 's.application_id')
    .selectAll('s')
    .where('a.candidate_id', '=', id)
    .orderBy('a.applied_at')
    .execute();
}

/**
 * Reads the recruiters' actions on the candidate's applications: the log of openings, and the answers. Reads
 * the messages of both parties too.
 */
async function readEvents({ db }: Pick<Board, 'db'>, id: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.application_id, o.what as opened, o.opened_at as at, null as message
    from application_openings o join applications a on a.id = o.application_id where a.candidate_id = ${id}
    union all
    select w.application_id, w.answer, w.answered_at, w.message
    from application_answers w join applications a on a.id = w.application_id where a.candidate_id = ${id}
    union all
    select m.application_id, 'written by the ' || m.author, m.written_at, m.message
    from application_messages m join applications a on a.id = m.application_id where a.candidate_id = ${id}
    order by at`.execute(db);
  return rows;
}

/** Reads the candidate's sessions; their content is encrypted and not readable. */
async function readSessions({ db }: Pick<Board, 'db'>, oid: string): Promise<readonly Row[]> {
  const told = ['browser', 'system', 'network', 'created_at', 'last_seen_at', 'expires_at'] as const;
  return db.selectFrom('sessions').select(told).where('oid', '=', oid).orderBy('created_at').execute();
}

/**
 * Reads whether the newsletter goes to the account's address, since when, and when the last issue was sent.
 */
async function readNewsletter({ db }: Pick<Board, 'db'>, email: string): Promise<readonly Row[]> {
  const told = ['email', 'locale', 'asked_at', 'confirmed_at', 'text_version', 'ended_at', 'last_letter_at'] as const;
  return db.selectFrom('newsletter_subscriptions').select(told).where(isOf(email)).execute();
}
