import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLogo } from '#board/companies/read-logo.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { minute } from '#durations.ts';
import type { Actor } from '#staff/actor.ts';
import { CannotMerge, CannotUndoMerge, CompaniesBusy, CompanyChanged } from './company-errors.ts';
import { bringLogoBack, removeLogo, setLogo } from './company-logo.ts';
import { mergeCompanies } from './merge-companies.ts';
import { readCompanyLogo } from './read-company-logo.ts';
import { testPicture } from './testing/test-picture.ts';
import { undoMerge } from './undo-merge.ts';

const { db } = await testDatabase();
await insertReference(db);
const clock = { now: noon };
const board = testBoard(db, { now: () => clock.now });
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const imported = 'https://example.org/logo.png';
const company = (name = 'Solvar') => insertCompany(db, { name, source: 'import', logo_url: imported });
const nameOf = (letter: string) => `${letter.repeat(40)}.png`;
const state = (id: number) => readCompanyLogo(board, id);
const seenOf = async (id: number) => (await state(id)).own?.id ?? null;
const set = async (id: number, letter: string) => {
  clock.now = new Date(clock.now.getTime() + minute);
  await setLogo(board, operator, { id, seen: await seenOf(id) }, testPicture(letter));
};
const remove = async (id: number) => removeLogo(board, operator, { id, seen: await seenOf(id) });
const shown = async (id: number) => (await state(id)).shown;

test('a logo of the staff wins over that of imports, also over the next one, until it is removed', async () => {
  const id = await company();
  const offer = await insertOffer(db, { company_id: id, source: 'import' });
  await db
    .insertInto('offer_source_rows')
    .values({ offer_id: offer, fields: JSON.stringify({ organizationUrlImage: imported, ca: '99' }) })
    .execute();
  const published = async () => (await readPublished(db, [offer]))[0];
  expect(await published()).toMatchObject({ logoUrl: imported, source: { organizationUrlImage: imported } });
  await set(id, 'a');
  await db.updateTable('companies').set({ logo_url: 'https://example.org/next.png' }).where('id', '=', id).execute();
  expect(await published()).toMatchObject({ logoUrl: `/logos/${nameOf('a')}`, source: { ca: '99' } });
  expect((await published())?.source).not.toHaveProperty('organizationUrlImage');
  await remove(id);
  expect(await published()).toMatchObject({ logoUrl: 'https://example.org/next.png' });
});

test('a replaced or removed logo can come back, the last one alone', async () => {
  const id = await company();
  for (const letter of ['a', 'b', 'c']) await set(id, letter);
  expect(await state(id)).toMatchObject({ shown: nameOf('c'), former: { bytes: Buffer.from('b'), type: 'image/png' } });
  const { former } = await state(id);
  await bringLogoBack(board, operator, { id, seen: await seenOf(id) }, former?.id ?? 0);
  expect(await state(id)).toMatchObject({ shown: nameOf('b'), former: { bytes: Buffer.from('c') } });
  await remove(id);
  expect(await state(id)).toMatchObject({ own: null, shown: null, former: { bytes: Buffer.from('b') } });
  const again = { id, seen: null };
  await expect(bringLogoBack(board, operator, again, 0)).rejects.toMatchObject({ code: 'office.companyChanged' });
  expect(await db.selectFrom('company_logos').select('id').where('company_id', '=', id).execute()).toHaveLength(1);
});

test('of two operators at once one changes the logo, and the other learns of it', async () => {
  const id = await company();
  const asked = { id, seen: null };
  const ends = await Promise.allSettled(['a', 'b'].map((one) => setLogo(board, operator, asked, testPicture(one))));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ code: 'office.companyChanged' });
  await expect(removeLogo(board, operator, asked)).rejects.toMatchObject({ code: 'office.companyChanged' });
});

test('the audit names the logos before and after, and other roles change none', async () => {
  const id = await company();
  await set(id, 'a');
  await set(id, 'a');
  await remove(id);
  const rows = db.selectFrom('staff.audit').select(['act', 'changes']).where('subject_id', '=', String(id));
  expect(await rows.orderBy('id').execute()).toEqual([
    { act: 'company.logo', changes: { logo: [null, nameOf('a')] } },
    { act: 'company.logo', changes: { logo: [nameOf('a'), null] } },
  ]);
  const editor: Actor = { ...operator, roles: ['editor'] };
  const asked = { id, seen: null };
  await expect(setLogo(board, editor, asked, testPicture('b'))).rejects.toMatchObject({ code: 'office.notAllowed' });
});

test('only a logo that a company has now is served, by its whole name', async () => {
  const id = await company();
  await set(id, 'd');
  expect(await readLogo(board, nameOf('d'))).toEqual({ bytes: Buffer.from('d'), type: 'image/png' });
  for (const name of [nameOf('e'), `${'d'.repeat(40)}.svg`, 'd'.repeat(40), '../../etc/passwd', ''])
    expect(await readLogo(board, name)).toBeNull();
  await remove(id);
  expect(await readLogo(board, nameOf('d'))).toBeNull();
});

test('a company without a logo of its own shows that of a company merged into it, until they are parted', async () => {
  const [staying, former] = [await company('Nordal'), await company('Nordal SAS')];
  await set(former, 'a');
  const merge = await mergeCompanies(board, operator, { formerId: former, survivorId: staying });
  expect(await state(staying)).toMatchObject({ shown: nameOf('a'), own: null, lentBy: { id: former } });
  await set(staying, 'b');
  expect(await state(staying)).toMatchObject({ shown: nameOf('b'), lentBy: null });
  await remove(staying);
  await set(former, 'c');
  expect(await shown(staying)).toBe(nameOf('c'));
  await undoMerge(board, operator, { mergeId: merge });
  expect([await shown(staying), await shown(former)]).toEqual([null, nameOf('c')]);
});

test('a company that is deleted takes its logo from the company that showed it', async () => {
  const [staying, former] = [await company('Bordal'), await company('Bordal SAS')];
  await set(former, 'a');
  await mergeCompanies(board, operator, { formerId: former, survivorId: staying });
  await db.deleteFrom('companies').where('id', '=', former).execute();
  expect(await shown(staying)).toBeNull();
});

const count = 4;
const step = fc.oneof(
  fc.record({
    do: fc.constant('set' as const),
    at: fc.nat(count - 1),
    letter: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(count - 1) }),
  fc.record({ do: fc.constant('merge' as const), at: fc.nat(count - 1), into: fc.nat(count - 1) }),
  fc.record({ do: fc.constant('undo' as const), at: fc.nat(count - 1) }),
);

const refusals = [CannotMerge, CannotUndoMerge, CompanyChanged, CompaniesBusy];

/** Does what may be refused. Any other failure fails the test. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!refusals.some((refusal) => error instanceof refusal)) throw error;
  }
}

const newCompanies = () => Array.fromAsync({ length: count }, (_, index) => company(`Rang ${index}`));

type Step = { readonly do: string; readonly at: number; readonly letter?: string; readonly into?: number };

async function take(ids: readonly number[], { do: what, at, letter = 'a', into = 0 }: Step): Promise<void> {
  const id = ids[at] ?? 0;
  if (what === 'set') await attempt(() => set(id, letter));
  if (what === 'remove') await attempt(() => remove(id));
  if (what === 'merge')
    await attempt(() => mergeCompanies(board, operator, { formerId: id, survivorId: ids[into] ?? 0 }));
  if (what === 'undo') await attempt(() => undoLast(id));
}

/** Returns the logo that each company shows, and the logos that it may show. */
async function shownAndRight(ids: readonly number[]) {
  const rows = await db
    .selectFrom('companies as c')
    .leftJoin('company_logos as l', (join) => join.onRef('l.company_id', '=', 'c.id').on('l.ended_at', 'is', null))
    .select(['c.id', 'c.survivor_id', 'c.staff_logo', 'l.name', 'l.set_at'])
    .where('c.id', 'in', ids)
    .execute();
  return rows.map(({ id, name, staff_logo: logo }) => {
    const below = rows.filter((row) => row.survivor_id === id && row.name !== null);
    const newest = Math.max(...below.map((row) => row.set_at?.getTime() ?? 0));
    const lent = below.filter((row) => row.set_at?.getTime() === newest).map((row) => row.name);
    return { logo, right: name === null ? (lent.length > 0 ? lent : [null]) : [name] };
  });
}

test('whatever is set, merged and parted in any order, a company shows its own logo or the newest one below it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const ids = await newCompanies();
      for (const one of steps) await take(ids, one);
      for (const { logo, right } of await shownAndRight(ids)) expect(right).toContain(logo);
    }),
    { numRuns: 40 },
  );
});

test('operators who set logos, merge and part at once are refused or served, and each company shows the right logo', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 6 }),
      fc.array(step, { minLength: 2, maxLength: 6 }),
      async (first, atOnce) => {
        const ids = await newCompanies();
        for (const one of first) await take(ids, one);
        await Promise.all(atOnce.map((one) => take(ids, one)));
        for (const { logo, right } of await shownAndRight(ids)) expect(right).toContain(logo);
      },
    ),
    { numRuns: 60 },
  );
});

async function undoLast(formerId: number): Promise<void> {
  const merge = await db
    .selectFrom('company_merges')
    .select('id')
    .where('former_id', '=', formerId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  await undoMerge(board, operator, { mergeId: merge?.id ?? 0 });
}
