import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { firstOwnIds } from '#board/context/own-ids.ts';
import { companySuccessor } from '#board/companies/company-successor.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { type DetailsSource, liveDetails } from '#import/source/live-details.ts';
import { importingBoard } from './testing/importing-board.ts';
import { noGaps, response, row2026, type SourceRowJson } from './testing/source-rows.ts';

const { db, run } = await importingBoard();
const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Values that a search row of 2025 leaves out. */
const poor: SourceRowJson = {
  organizationId: 0,
  organizationPresentation: null,
  effectif: 0,
  indemnite: 0,
  missionEndDate: '0001-01-01T00:00:00',
  missionDescription: null,
};

type Given = { readonly rows: readonly SourceRowJson[]; readonly details: Readonly<Record<number, unknown>> };

/** Imports rows whose details are read from an object. Records the ids that were asked for. */
async function importWith({ rows, details }: Given, signal?: AbortSignal) {
  const asked: number[] = [];
  const source: DetailsSource = async (id) => {
    asked.push(id);
    return details[id] ?? null;
  };
  const report = await run(response(rows), { details: source, ...(signal && { signal }) });
  return { report, asked };
}

async function stored(id: number) {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('details fill the gaps of a row, and never replace a known value', async () => {
  const details = {
    1: row2026(1, {
      indemnite: 2859.23,
      levelStudyIds: null,
      missionTitle: 'ANOTHER TITLE',
      missionEndDate: '2028-02-15T00:00:00',
    }),
  };
  const { report } = await importWith({ rows: [row2026(1, poor)], details });
  expect(report.details).toEqual({ read: 1, unusable: 0, left: 0 });
  expect(await stored(1)).toMatchObject({
    monthly_allowance: 2859.23,
    study_level_ids: [3, 4],
    title: 'Ingénieur qualité verre',
    mission_end: '2028-02-15',
    description: expect.stringContaining('lanternes'),
    company_id: 31,
  });
});

test('an empty value of a later row never replaces a value of the details', async () => {
  const details = { 1: row2026(1, { indemnite: 2859.23, missionEndDate: '2028-02-15T00:00:00' }) };
  await importWith({ rows: [row2026(1, poor)], details });
  await importWith({
    rows: [row2026(1, { ...poor, missionTitle: 'CHEF DE PROJET', levelStudyIds: null })],
    details: {},
  });
  expect(await stored(1)).toMatchObject({
    title: 'Chef de projet',
    monthly_allowance: 2859.23,
    mission_end: '2028-02-15',
    study_level_ids: [3, 4],
  });
  const { fields } = await db.selectFrom('offer_source_rows').select('fields').executeTakeFirstOrThrow();
  expect(fields).toMatchObject({ indemnite: 2859.23, organizationId: 31, levelStudyIds: '4,3' });
});

test('details are asked for new and changed rows with gaps only', async () => {
  const whole = row2026(2, noGaps);
  const given = { rows: [row2026(1, poor), whole], details: { 1: row2026(1) } };
  expect((await importWith(given)).asked).toEqual([1]);
  expect((await importWith(given)).asked).toEqual([]);
  const changed = { ...given, rows: [row2026(1, { ...poor, missionDuration: 18 }), whole] };
  expect((await importWith(changed)).asked).toEqual([1]);
});

test('an import that was stopped asks only for the rest when it runs again', async () => {
  const stopping = new AbortController();
  const rows = Array.from({ length: 50 }, (_, index) => row2026(index + 1, poor));
  const asked: number[] = [];
  const details: DetailsSource = async (id) => {
    asked.push(id);
    if (asked.length === 20) stopping.abort();
    return row2026(id);
  };
  await run(response(rows), { details, signal: stopping.signal });
  expect(asked).toHaveLength(20);
  await run(response(rows), { details });
  expect(asked.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
});

test('an offer that the source no longer has, or answers with another offer, is told and not asked for again', async () => {
  const given = { rows: [row2026(1, poor), row2026(2, poor)], details: { 2: row2026(3) } };
  expect((await importWith(given)).report.details).toEqual({ read: 0, unusable: 2, left: 0 });
  expect((await importWith(given)).asked).toEqual([]);
  expect(await stored(2)).toMatchObject({ monthly_allowance: null });
});

/**
 * Starts details of the existing API on this machine. It counts requests and refuses the first `refusals`.
 */
async function detailsApi({ refusals = 0, milliseconds = 0 }) {
  const begun: number[] = [];
  let [open, most] = [0, 0];
  const server = createServer((request, answer) => {
    begun.push(performance.now());
    open += 1;
    most = Math.max(most, open);
    const id = Number(/\/api\/Offers\/details\/(\d+)$/.exec(request.url ?? '')?.[1]);
    setTimeout(() => {
      open -= 1;
      if (begun.length <= refusals) answer.writeHead(503).end();
      else answer.end(JSON.stringify(row2026(id)));
    }, milliseconds);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/api`;
  return { address, begun, most: () => most };
}

test('the source is asked at most four at once and five a second', async () => {
  const { address, begun, most } = await detailsApi({ milliseconds: 900 });
  const rows = Array.from({ length: 7 }, (_, index) => row2026(index + 1, poor));
  const report = await run(response(rows), { details: liveDetails(address) });
  expect(report.details).toEqual({ read: 7, unusable: 0, left: 0 });
  expect(most()).toBeLessThanOrEqual(4);
  const perSecond = begun.map((at) => begun.filter((other) => other >= at && other < at + 990).length);
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(5);
});

test('a refusal is tried again, and a source that stays down leaves its offers to the next import', async () => {
  const { address } = await detailsApi({ refusals: 1 });
  const patient = liveDetails(address, { wait: async () => undefined });
  expect((await run(response([row2026(1, poor)]), { details: patient })).details?.read).toBe(1);
  const down = await detailsApi({ refusals: 99 });
  const details = liveDetails(down.address, { wait: async () => undefined });
  expect((await run(response([row2026(2, poor)]), { details })).details).toEqual({ read: 0, unusable: 0, left: 1 });
  expect((await importWith({ rows: [row2026(2, poor)], details: { 2: row2026(2) } })).asked).toEqual([2]);
});

test('a dry run asks for no details', async () => {
  const asked: number[] = [];
  const details: DetailsSource = async (id) => void asked.push(id);
  await run(response([row2026(1, poor)]), { details, dryRun: true });
  expect(asked).toEqual([]);
});

test('a company known by its name gets the number of its details: offers, applications, saved searches and hidden companies follow', async () => {
  await importWith({ rows: [row2026(1, poor), row2026(2, poor)], details: {} });
  const former = (await stored(1)).company_id;
  expect(former).toBeGreaterThanOrEqual(firstOwnIds.companies);
  const { candidate } = await insertCandidate({ db });
  const search = {
    candidate_id: candidate.id,
    locale: 'fr',
    address: `entreprisesIds=${former}&gerographicZones=4`,
  } as const;
  await db.insertInto('saved_searches').values(search).execute();
  await db
    .insertInto('hidden_companies')
    .values({ candidate_id: candidate.id, company_id: former, hidden_at: new Date() })
    .execute();
  await importWith({
    rows: [row2026(1, { ...poor, missionDuration: 18 }), row2026(2, poor)],
    details: { 1: row2026(1) },
  });
  expect([(await stored(1)).company_id, (await stored(2)).company_id]).toEqual([31, 31]);
  expect(await companySuccessor({ db }, former)).toBe(31);
  const saved = await db.selectFrom('saved_searches').select('address').executeTakeFirstOrThrow();
  expect(saved.address).toBe('entreprisesIds=31&gerographicZones=4');
  expect(await db.selectFrom('hidden_companies').select('company_id').execute()).toEqual([{ company_id: 31 }]);
});
