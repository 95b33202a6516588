import { expect, test } from 'vitest';
import { readProfile } from '#board/candidates/read-profile.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const profile = '/en/espace-personnel/profil';
const whole = { firstName: 'Ana', lastName: 'Ruiz', birthDate: '2000-02-29', nationality: 'ES', studyLevelId: '4' };
const cv = () => new File(['%PDF-1.7 a CV'], 'Ana.pdf', { type: 'application/pdf' });

test('a profile that is saved ends in a redirect, so that a reload repeats nothing', async () => {
  const viewer = await insertCandidate(board);
  const answer = await ask(`${profile}?to=/en/offres/1`, { viewer, form: { intent: 'save', ...whole } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${profile}?done=saved&to=%2Fen%2Foffres%2F1`);
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Ana', nationality: 'ES' });
});

test('a refused profile comes back with its words and with what was typed', async () => {
  const viewer = await insertCandidate(board);
  const answer = await ask(profile, {
    viewer,
    form: { intent: 'save', ...whole, firstName: '', lastName: 'Ruiz-Typed' },
  });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('This field is required');
  expect(page).toContain('value="Ruiz-Typed"');
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Zoé' });
});

test('a CV is added, and deleted where another remains', async () => {
  const viewer = await insertCandidate(board);
  const old = await insertCv(board, viewer.candidate.id);
  const added = await ask(profile, { viewer, form: { intent: 'add-cv', cv: cv() } });
  expect(added.headers.get('location')).toBe(`${profile}?done=added`);
  const deleted = await ask(profile, { viewer, form: { intent: 'delete-cv', id: old } });
  expect(deleted.headers.get('location')).toBe(`${profile}?done=deleted`);
  expect((await readProfile(board, viewer)).cvs.map(({ fileName }) => fileName)).toEqual(['Ana.pdf']);
});

test('a file that is no CV, and the last CV of a whole profile, are refused with words', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const [only] = (await readProfile(board, viewer)).cvs;
  const text = new File(['<script>'], 'cv.html', { type: 'text/html' });
  const forms: Record<string, string | File>[] = [
    { intent: 'add-cv', cv: text },
    { intent: 'delete-cv', id: only?.id ?? '' },
    { intent: 'delete-cv', id: 'x' },
  ];
  for (const form of forms) {
    const answer = await ask(profile, { viewer, form });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('role="alert"');
  }
  expect((await readProfile(board, viewer)).cvs).toHaveLength(1);
});

test.each(['', 'erase', 'constructor'])('the intent %j is refused, and saves nothing', async (intent) => {
  const viewer = await insertCandidate(board);
  const answer = await ask(profile, { viewer, form: { intent, ...whole } });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('Something went wrong');
  expect(page).toContain('value="Ruiz"');
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Zoé' });
});

test('a visitor is sent to sign in, and back to the profile', async () => {
  for (const asked of [{}, { form: { intent: 'save', ...whole } }]) {
    const answer = await ask(profile, asked);
    const ticket = 'form' in asked ? '&kept=ticket' : '';
    const location = answer.headers.get('location')?.replace(/&kept=[\w-]{43}$/, '&kept=ticket');
    expect(location).toBe(`/en/connexion?to=${encodeURIComponent(profile)}${ticket}`);
  }
});
