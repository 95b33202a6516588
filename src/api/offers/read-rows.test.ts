import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readReference } from '#reference/read-reference.ts';
import { presentRow } from './present-row.ts';
import { createRowReader } from './read-rows.ts';

const { db } = await testDatabase();
const board = testBoard(db, { reference: () => readReference(db) });
const visitor = (name: number) => ({ address: `address ${name}`, browser: 'browser' });

/** Own offers, and offers of a source: one with fields of the source, one without. */
const [imported, bare, own, other] = [1, 2, 3, 4];
const ids = [other, imported, bare, own];
beforeAll(async () => {
  await insertReference(db);
  for (const id of [11, 12]) await insertCompany(db, { id, sector_id: 100_016 });
  await insertOffer(db, { id: imported, company_id: 11, source: 'import', specialization_ids: [248] });
  await insertOffer(db, { id: bare, company_id: 11, source: 'import' });
  await insertOffer(db, { id: own, company_id: 11, specialization_ids: [248] });
  await insertOffer(db, { id: other, company_id: 12 });
  await run(`insert into offer_source_rows (offer_id, fields, candidates) values (${imported}, '{"ca":"99"}', 4)`);
  await insertApplication(db, await insertCandidate(board), { offer_id: own });
});

const run = (statement: string) => sql.raw(statement).execute(db);
const site = new URL('https://mvi.example');
let calls = 0;

/** Changes of everything that a row shows. Each makes a value that the row did not have before. */
const changes: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
  'the title of an offer': (id) => run(`update offers set title = 'Titre ${(calls += 1)}' where id = ${id}`),
  'two columns of an offer in one transaction': (id) =>
    db.transaction().execute(async (transaction) => {
      await sql`update offers set city_fr = ${`Ville ${(calls += 1)}`} where id = ${id}`.execute(transaction);
      await sql`update offers set city_en = ${`Town ${calls}`} where id = ${id}`.execute(transaction);
    }),
  'the company of an offer': async (id) => {
    const company = await insertCompany(db, { name: `Maison ${(calls += 1)}`, sector_id: 100_016 });
    await run(`update offers set company_id = ${company} where id = ${id}`);
  },
  'the name of companies': () => run(`update companies set name = 'Maison ${(calls += 1)}'`),
  'the logo of companies': () => run(`update companies set logo_url = 'https://example.org/${(calls += 1)}.png'`),
  'the logo of the staff': (id) =>
    run(`insert into company_logos (company_id, name, width, height, bytes, set_at, set_by)
      select company_id, '${(calls += 1)}.png', 1, 1, '', now(), 'staff:1' from offers where id = ${id}
      on conflict (company_id) where ended_at is null do update set name = excluded.name`),
  'the sector of companies': () =>
    run('update companies set sector_id = case sector_id when 100016 then 100003 else 100016 end'),
  'views of an offer': (offerId) => {
    board.views.count({ offerId, visitor: visitor((calls += 1)) });
    return board.views.flush();
  },
  'views that an import reports': (id) =>
    run(`insert into offer_views as v values (${id}, 1000) on conflict (offer_id) do update set views = v.views + 7`),
  'an application': async (offer_id) => insertApplication(db, await insertCandidate(board), { offer_id }),
  'an application of somebody who has left': (id) =>
    run(`insert into past_applications (offer_id, month, outcome) values (${id}, '2026-10-01', 'sent')`),
  'a field that the source has changed or added': (id) =>
    run(`insert into offer_source_rows (offer_id, fields) values (${id}, '{"ca":"${(calls += 1)}"}')
      on conflict (offer_id) do update set fields = excluded.fields`),
  'the applications that the source reports': (id) =>
    run(`insert into offer_source_rows as s (offer_id, fields, candidates) values (${id}, '{}', 5)
      on conflict (offer_id) do update set candidates = coalesce(s.candidates, 0) + 5`),
  'a row of the source that is gone': (id) => run(`delete from offer_source_rows where offer_id = ${id}`),
  'the source of an offer': (id) =>
    run(`update offers set source = case source when 'import' then 'demo' else 'import' end where id = ${id}`),
  'the names of countries': () =>
    run(`update countries set name_fr = 'Pays ${(calls += 1)}', name_en = 'Land ${calls}'`),
  'the names of sectors': () => run(`update sectors set name_fr = 'Secteur ${(calls += 1)}'`),
  'the names of job fields': () => run(`update specializations set name_en = 'Field ${(calls += 1)}'`),
  'the families of job fields': () =>
    run(`update specializations s set parent_id =
      (select min(id) from specializations family where family.id > coalesce(s.parent_id, 0))`),
};

/** Renders rows without a cache. */
async function inPlace(wanted: readonly number[] = ids): Promise<string[]> {
  const [offers, reference] = [await readPublished(db, wanted), await board.reference()];
  return offers.map((offer) => JSON.stringify(presentRow(offer, reference, site)));
}

const read = createRowReader(board, site);
const texts = async (wanted: readonly number[] = ids) => (await read(wanted)).map((row) => row.toString());

test('unchanged rows are made once, even if the reference is read again', async () => {
  const [first, again] = [await read(ids), await read(ids.toReversed())];
  expect(again.toReversed().every((row, index) => row === first[index])).toBe(true);
  expect(first.map(String)).toEqual(await inPlace());
});

describe.each(Object.keys(changes))('after a change of %s', (name) => {
  test.each([imported, own])('each row has the bytes of a row made in place (offer %i)', async (id) => {
    expect(await texts()).toEqual(await inPlace());
    await changes[name]?.(id);
    expect(await texts()).toEqual(await inPlace());
  });
});

test('every one of these changes is seen in a row', async () => {
  const unseen: string[] = [];
  for (const [name, change] of Object.entries(changes)) {
    await run(`update offers set source = 'import' where id = ${imported}`);
    await run(
      `insert into offer_source_rows (offer_id, fields) values (${imported}, '{"ca":"1"}') on conflict do nothing`,
    );
    const before = await inPlace([imported]);
    await change(imported);
    if (String(await inPlace([imported])) === String(before)) unseen.push(name);
  }
  expect(unseen).toEqual([]);
});

test('after any changes in any order, any rows have the bytes of rows made in place', async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.constantFrom(...ids), fc.shuffledSubarray(ids));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const [name, id, wanted] of steps) {
        // The rows are also read while they change: a row read too early must not stay in the cache.
        await Promise.all([changes[name]?.(id), read(wanted), read(ids)]);
        expect(await texts(wanted)).toEqual(await inPlace(wanted));
      }
    }),
    { numRuns: 25 },
  );
});

test('a deleted offer is missing, and is made anew if it comes back', async () => {
  const id = await insertOffer(db, { company_id: 11, title: 'Avant' });
  expect(await texts([id, own])).toEqual(await inPlace([id, own]));
  await run(`delete from offers where id = ${id}`);
  expect(await texts([id, own])).toEqual(await inPlace([own]));
  await insertOffer(db, { id, company_id: 11, title: 'Après' });
  expect(await texts([id, own])).toEqual(await inPlace([id, own]));
});

test('offers without a place in the cache are made at each reading', async () => {
  const full = createRowReader(board, site, { get: () => undefined, keep: () => undefined, drop: () => undefined });
  for (let time = 0; time < 2; time += 1) expect((await full(ids)).map(String)).toEqual(await inPlace());
});
