import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const address = '/espace-personnel/conditions?to=/offres/1';
const profile = '/espace-personnel/profil?to=%2Foffres%2F1';

test('the first step of a profile asks for birth date and nationality alone, then leads to the rest', async () => {
  const viewer = await insertCandidate(board);
  const page = await (await ask(address, { viewer })).text();
  expect(page.match(/name="(birthDate|nationality|studyLevelId|cv|firstName)"/g)).toHaveLength(2);
  const saved = await ask(address, { viewer, form: { birthDate: '2001-05-17', nationality: 'FR' } });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, profile]);
  expect(await readProfile(board, viewer)).toMatchObject({ birthDate: '2001-05-17', nationality: 'FR' });
  // The step is over: a later link to it leads to the profile too.
  expect((await ask(address, { viewer })).headers.get('location')).toBe(profile);
});

test.each([
  ['too old', { birthDate: '1990-01-01', nationality: 'FR' }, 's’arrête à 28 ans', false],
  ['too young', { birthDate: '2010-03-14', nationality: 'FR' }, 'à partir du 14 mars 2028', false],
  ['of another nationality', { birthDate: '2001-05-17', nationality: 'CH' }, 'peut-être pas', true],
])('a person who is %s learns it at once, with ways out', async (_what, form, words, mayGoOn) => {
  const viewer = await insertCandidate(board);
  const saved = await ask(address, { viewer, form });
  expect(decodeURIComponent(saved.headers.get('location') ?? '')).toBe(address);
  const page = await (await ask(address, { viewer })).text();
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  expect(main).toContain(words);
  for (const way of ['/offres/recherche', '/entreprises', '/espace-personnel/donnees'])
    expect(main).toContain(`href="${way}"`);
  expect(main.includes(`href="${profile.replace('&', '&amp;')}"`)).toBe(mayGoOn);
  // The answers can be corrected on the same page.
  expect(main).toContain(`value="${form.birthDate}"`);
});

test('a wrong answer comes back with its error and what was typed', async () => {
  const viewer = await insertCandidate(board);
  const answer = await ask(address, { viewer, form: { birthDate: '2001-02-30', nationality: 'PT' } });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('Indiquez une date de naissance valide.');
  expect(page).toMatch(/<option value="PT" selected/);
  expect(await readProfile(board, viewer)).toMatchObject({ nationality: null });
});

test('a wrong answer is told even if the saved answers are fine', async () => {
  const viewer = await insertCandidate(board);
  await ask(address, { viewer, form: { birthDate: '2001-05-17', nationality: 'FR' } });
  const answer = await ask(address, { viewer, form: { birthDate: '2001-02-30', nationality: 'FR' } });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Indiquez une date de naissance valide.'),
  ]);
});

test('a foreign target is not followed', async () => {
  const viewer = await insertCandidate(board);
  const form = { birthDate: '2001-05-17', nationality: 'FR' };
  const saved = await ask('/espace-personnel/conditions?to=//evil.example', { viewer, form });
  expect(saved.headers.get('location')).toBe('/espace-personnel/profil');
});
