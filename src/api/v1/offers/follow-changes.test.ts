import { beforeEach, expect, test } from 'vitest';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Example } from '../endpoint.ts';
import { InvalidRequest } from '../problem-details.ts';
import { askEndpoint } from '../testing/ask-endpoint.ts';
import { followChangesEndpoint } from './follow-changes.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db, { name: 'Verrerie du Lac' });
const board = testBoard(db);
beforeEach(() => db.deleteFrom('offers').execute());

async function follow(query: NonNullable<Example['query']> = {}) {
  return followChangesEndpoint.response.parse((await askEndpoint(followChangesEndpoint, board, { query })).body);
}

/** Reads pages of changes until none is left. */
async function followToTheEnd(since?: string) {
  const changes = [];
  let place = since;
  for (;;) {
    const page = await follow({ limit: 2, ...(place !== undefined && { since: place }) });
    changes.push(...page.changes);
    place = page.next;
    if (!page.more) return { changes, place };
  }
}

test('a new follower gets every open offer as published, and no closed offer', async () => {
  const open = [await insertOffer(db, { company_id }), await insertOffer(db, { company_id })];
  await insertOffer(db, { company_id, filled_at: daysFromNoon(-1) });
  const { changes } = await followToTheEnd();
  expect(new Map(changes.map(({ id, kind }) => [id, kind]))).toEqual(new Map(open.map((id) => [id, 'published'])));
});

test('a continuing follower gets only later changes, each with the state of the offer after the change', async () => {
  const [kept, filled, withdrawn] = [
    await insertOffer(db, { company_id }),
    await insertOffer(db, { company_id }),
    await insertOffer(db, { company_id }),
  ];
  const { place } = await followToTheEnd();
  expect((await followToTheEnd(place)).changes).toEqual([]);
  await db
    .updateTable('offers')
    .set({ filled_at: daysFromNoon(0) })
    .where('id', '=', filled)
    .execute();
  await db
    .updateTable('offers')
    .set({ withdrawn_at: daysFromNoon(0) })
    .where('id', '=', withdrawn)
    .execute();
  await db.updateTable('offers').set({ title: 'Acheteuse' }).where('id', '=', kept).execute();
  const { changes } = await followToTheEnd(place);
  expect(new Map(changes.map(({ id, kind }) => [id, kind]))).toEqual(
    new Map([
      [kept, 'updated'],
      [filled, 'filled'],
      [withdrawn, 'withdrawn'],
    ]),
  );
  expect(changes.find(({ id }) => id === withdrawn)?.offer).toBeNull();
  expect(changes.find(({ id }) => id === kept)?.offer).toMatchObject({ title: 'Acheteuse' });
});

test('texts of offers are included only on request', async () => {
  await insertOffer(db, { company_id, description: 'Le four tourne jour et nuit.' });
  expect(JSON.stringify(await follow())).not.toContain('Le four tourne');
  expect(JSON.stringify(await follow({ texts: true }))).toContain('Le four tourne');
});

test('a follower may start at a time; a text that is neither a time nor a cursor is refused by name', async () => {
  const id = await insertOffer(db, { company_id });
  const { changes } = await follow({ since: '2026-01-01T00:00:00Z' });
  expect(changes.filter((change) => change.id === id)).toMatchObject([{ kind: 'published' }]);
  for (const since of ['yesterday', '2026-13-01T00:00:00Z', 'e30', '1969-01-01T00:00:00Z']) {
    const error = await follow({ since }).catch((failure: unknown) => failure);
    const faults = error instanceof InvalidRequest ? error.faults : error;
    expect([since, faults]).toMatchObject([since, [{ in: 'query', name: 'since' }]]);
  }
});

test('a page has at most 500 changes, and at least one', async () => {
  for (const limit of [0, 501, 1.5]) await expect(follow({ limit })).rejects.toThrow(InvalidRequest);
});
