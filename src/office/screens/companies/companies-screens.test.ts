import { beforeEach, expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const clock = { now: noon };
const { ask, enterAs } = openOffice({ db, now: () => clock.now });
const { session } = await enterAs('operator');

let [one, other] = [0, 0];
let count = 0;
beforeEach(async () => {
  count += 1;
  clock.now = noon;
  one = await insertCompany(db, { name: `Solvar ${count}`, source: 'import' });
  other = await insertCompany(db, { name: `Solvar ${count} SAS`, source: 'import' });
  await insertOffer(db, { company_id: other });
});
const page = async (path: string) => (await ask(`/bureau/entreprises${path}`, { session })).text();
const send = (path: string, form: string, more: Record<string, string | number>) =>
  ask(`/bureau/entreprises${path}`, {
    session,
    form: [['do', form], ...Object.entries(more).map(([name, value]) => [name, String(value)] as const)],
  });
const seen = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';

test('an operator finds two names of one company, merges them after a page with numbers, and undoes it', async () => {
  expect(await page(`?etat=duplicates&texte=solvar+${count}`)).toContain(`Solvar ${count} SAS`);
  expect(await page(`/${one}`)).toContain(`/bureau/entreprises/${one}/fusion?avec=${other}`);
  const confirmation = await page(`/${one}/fusion?avec=${other}&reste=celle-ci`);
  expect(confirmation).toContain('1 offre change de nom, dont 1 ouverte.');
  const sent = await send(`/${one}/fusion`, 'merge', { survivor: one, former: other });
  expect(sent.headers.get('location')).toBe(`/bureau/entreprises/${one}?fait=merged`);
  expect(await page(`/${other}`)).toContain('Fusionnée avec');
  const merge = /name="merge" value="(\d+)"/.exec(await page(`/${one}`))?.[1] ?? '';
  const undone = await send(`/${one}`, 'undo', { merge });
  expect(undone.headers.get('location')).toBe(`/bureau/entreprises/${other}?fait=unmerged`);
  expect((await send(`/${one}`, 'undo', { merge })).status).toBe(409);
});

test('the company with more open offers is proposed to stay', async () => {
  expect(await page(`/${one}/fusion?avec=${other}`)).toContain(`name="survivor" value="${other}"`);
});

test('a merge asks for a sign-in of the last minutes', async () => {
  clock.now = new Date(noon.getTime() + hour / 3);
  const answer = await send(`/${one}/fusion`, 'merge', { survivor: one, former: other });
  expect(answer.headers.get('location')).toContain('/bureau/confirmation/');
});

test('a correction is shown beside what the source says, and can be dropped', async () => {
  const fields = { name: 'Solvar Cristal', employees: '1 200', seen: seen(await page(`/${one}`)) };
  expect((await send(`/${one}`, 'correct', fields)).headers.get('location')).toContain('fait=saved');
  const shown = await page(`/${one}`);
  expect(shown).toContain('Solvar Cristal');
  expect(shown).toContain('Reprendre la source');
  await send(`/${one}`, 'drop', { field: 'name' });
  expect(await page(`/${one}`)).toContain(`<h1>Solvar ${count}</h1>`);
});

test('what was typed into a refused form is kept', async () => {
  const typed = { name: '', employees: '99', seen: seen(await page(`/${one}`)) };
  const answer = await send(`/${one}`, 'correct', typed);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('value="99"');
  expect((await send(`/${one}`, 'correct', { ...typed, name: 'X', seen: 'old' })).status).toBe(409);
});

test('a company that does not exist has no page', async () => {
  for (const path of ['/0', '/abc', '/2147483647', '/99999999999/fusion'])
    expect((await ask(`/bureau/entreprises${path}`, { session })).status).toBe(404);
});
