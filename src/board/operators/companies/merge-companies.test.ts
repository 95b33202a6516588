import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { companySuccessor } from '#board/companies/company-successor.ts';
import { readCompany } from '#board/companies/read-company.ts';
import { boardOf, readHidden } from '#board/hiding/board-of.ts';
import { hideCompany } from '#board/hiding/hide.ts';
import { myHidden } from '#board/hiding/my-hidden.ts';
import { showCompany } from '#board/hiding/show-again.ts';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { companies as companiesCriterion } from '#search/criterion/companies.ts';
import type { Actor } from '#staff/actor.ts';
import { mergeCompanies } from './merge-companies.ts';
import { mergeEffects } from './merge-effects.ts';
import { undoMerge } from './undo-merge.ts';

const { db } = await testDatabase();
await insertReference(db);
const clock = { now: noon };
const board = testBoard(db, { now: () => clock.now });
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const company = (name: string) => insertCompany(db, { name, source: 'import' });
const merge = (formerId: number, survivorId: number) => mergeCompanies(board, operator, { formerId, survivorId });
const undo = (mergeId: number) => undoMerge(board, operator, { mergeId });
const companyOf = async (offer: number) =>
  (await db.selectFrom('offers').select('company_id as id').where('id', '=', offer).executeTakeFirst())?.id;
let viewer: Awaited<ReturnType<typeof insertCandidate>>;
beforeAll(async () => {
  viewer = await insertCandidate(board, { complete: true, oid: 'hides', email: 'hides@example.org' });
});

test('offers move to the company that stays, its former address leads there, and an undo brings them back', async () => {
  const [staying, former] = [await company('Solvar'), await company('SOLVAR SAS')];
  const [kept, moved] = [await insertOffer(db, { company_id: staying }), await insertOffer(db, { company_id: former })];
  expect(await mergeEffects(board, former)).toMatchObject({ offers: 1, openOffers: 1, hidings: 0 });
  const id = await merge(former, staying);
  expect([await companyOf(kept), await companyOf(moved)]).toEqual([staying, staying]);
  expect(await companySuccessor(board, former)).toBe(staying);
  await expect(readCompany(board, former, 'fr')).rejects.toMatchObject({ code: 'company.notFound' });
  await expect(merge(former, staying)).rejects.toMatchObject({ code: 'office.companyChanged' });
  expect(await undo(id)).toBe(former);
  expect([await companyOf(kept), await companyOf(moved)]).toEqual([staying, former]);
  expect(await companySuccessor(board, former)).toBe(null);
  await expect(undo(id)).rejects.toMatchObject({ code: 'office.cannotUndoMerge' });
  const acts = await db.selectFrom('staff.audit').select('act').where('subject_id', '=', String(former)).execute();
  expect(acts.map(({ act }) => act)).toEqual(['company.merge', 'company.unmerge']);
});

test('offers that come later under the former company belong to the survivor, and to the former after an undo', async () => {
  const [staying, former, third] = [await company('Nordal'), await company('Nordal France'), await company('Autre')];
  const id = await merge(former, staying);
  const offer = await insertOffer(db, { company_id: former });
  const gone = await insertOffer(db, { company_id: former });
  expect(await companyOf(offer)).toBe(staying);
  await db.updateTable('offers').set({ company_id: third }).where('id', '=', gone).execute();
  await undo(id);
  expect([await companyOf(offer), await companyOf(gone)]).toEqual([former, third]);
});

test('searches by a former company find the survivor', async () => {
  const [staying, former] = [await company('Batir'), await company('Bâtir')];
  await insertOffer(db, { company_id: former });
  await merge(former, staying);
  const reference = { ...(await board.reference()), companySurvivors: new Map([[former, staying]]) };
  const known = { ...reference, companies: new Map([[staying, { name: 'Batir' }]]) };
  const address = new URLSearchParams({ entreprisesIds: String(former) });
  expect(companiesCriterion.read(address, known)).toEqual([staying]);
});

test('whoever hides a company hides its survivor, in the list once, until they show it again', async () => {
  const [staying, former] = [await company('Verrier'), await company('Verrier SA')];
  await hideCompany(board, viewer, former);
  const id = await merge(former, staying);
  expect((await readHidden(db, viewer.candidate.id)).companies).toContain(staying);
  expect((await myHidden(board, viewer)).companies).toMatchObject([{ id: staying, name: 'Verrier' }]);
  await showCompany(board, viewer, staying);
  expect((await boardOf(board, viewer).hidden?.())?.companies).toEqual(new Set());
  await undo(id);
  expect((await myHidden(board, viewer)).companies).toEqual([]);
});

test('an invented company is not merged with a real one, nor a company with itself, nor by an editor', async () => {
  const [real, invented] = [await company('Réelle'), await insertCompany(db, { source: 'demo' })];
  await expect(merge(real, invented)).rejects.toMatchObject({ code: 'office.cannotMerge' });
  await expect(merge(real, real)).rejects.toMatchObject({ code: 'office.cannotMerge' });
  await expect(merge(real, 2 ** 30)).rejects.toMatchObject({ code: 'office.companyChanged' });
  const editor: Actor = { ...operator, roles: ['editor'] };
  const other = await company('Autre réelle');
  await expect(mergeCompanies(board, editor, { survivorId: real, formerId: other })).rejects.toMatchObject({
    code: 'office.notAllowed',
  });
});

type Step =
  | { readonly do: 'merge'; readonly from: number; readonly to: number }
  | { readonly do: 'undo'; readonly which: number }
  | { readonly do: 'hide'; readonly at: number }
  | { readonly do: 'offer'; readonly at: number };

const few = 4;
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('merge' as const), from: fc.nat(few - 1), to: fc.nat(few - 1) }),
    fc.record({ do: fc.constant('undo' as const), which: fc.nat(9) }),
    fc.record({ do: fc.constant('hide' as const), at: fc.nat(few - 1) }),
    fc.record({ do: fc.constant('offer' as const), at: fc.nat(few - 1) }),
  ),
  { maxLength: 14 },
);

test('no sequence of merges and undos loses an offer or a hiding, and undoing all brings every offer home', async () => {
  await fc.assert(fc.asyncProperty(steps, tryOut), { numRuns: 60 });
});

const root = async (id: number) => (await companySuccessor(board, id)) ?? id;

/** Checks after each step where the offers are, and that what was hidden on purpose is hidden. */
async function tryOut(given: readonly Step[]): Promise<void> {
  await db.deleteFrom('hidden_companies').execute();
  const ids: number[] = [];
  for (let index = 0; index < few; index += 1) ids.push(await company(`Maison ${index}`));
  const idAt = (index: number) => ids[index] ?? 0;
  const home = new Map<number, number>();
  const putOffer = async (id: number) => home.set(await insertOffer(db, { company_id: id }), id);
  for (const id of ids) await putOffer(id);
  const [active, hiddenOnPurpose] = [new Set<number>(), new Set<number>()];
  const undoAt = async (index: number) => {
    const chosen = [...active][index % active.size] ?? 0;
    await undo(chosen);
    active.delete(chosen);
  };
  // A company that is hidden already offers no button to hide it.
  const hide = async (id: number) => {
    if ((await readHidden(db, viewer.candidate.id)).companies.has(id)) return;
    await hideCompany(board, viewer, id);
    for (const one of ids) if ((await root(one)) === id) hiddenOnPurpose.add(one);
  };
  const check = async () => {
    const { companies } = await readHidden(db, viewer.candidate.id);
    for (const [offer, id] of home) expect(await companyOf(offer)).toBe(await root(id));
    for (const id of hiddenOnPurpose) expect(companies).toContain(await root(id));
  };
  for (const step of given) {
    clock.now = new Date(clock.now.getTime() + 1000);
    if (step.do === 'merge') {
      const [from, to] = [await root(idAt(step.from)), await root(idAt(step.to))];
      if (from !== to) active.add(await merge(from, to));
    } else if (step.do === 'hide') await hide(await root(idAt(step.at)));
    else if (step.do === 'offer') await putOffer(idAt(step.at));
    else if (active.size > 0) await undoAt(step.which);
    await check();
  }
  while (active.size > 0) await undoAt(0);
  await check();
  for (const [offer, id] of home) expect(await companyOf(offer)).toBe(id);
}
