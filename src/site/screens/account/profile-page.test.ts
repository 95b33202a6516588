import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const profile = '/en/espace-personnel/profil';
const whole = { firstName: 'Ana', lastName: 'Ruiz', birthDate: '2000-02-29', nationality: 'ES', studyLevelId: '4' };
const signedInAs = ({ candidate }: SignedInViewer) => readViewer(board, candidate.oid);
const cv = () => new File(['%PDF-1.7 a CV'], 'Ana.pdf', { type: 'application/pdf' });

test('saving a profile ends in a redirect, so that a reload does not save again', async () => {
  const viewer = await insertCandidate(board);
  const answer = await ask(`${profile}?to=/en/offres/1`, { viewer, form: { intent: 'save', ...whole } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${profile}?done=saved&to=%2Fen%2Foffres%2F1`);
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Ana', nationality: 'ES' });
});

test('a refused profile comes back with its errors and typed values', async () => {
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

test('a CV can be added, and deleted if another remains', async () => {
  const viewer = await insertCandidate(board);
  const old = await insertCv(board, viewer.candidate.id);
  const added = await ask(profile, { viewer, form: { intent: 'add-cv', cv: cv() } });
  expect(added.headers.get('location')).toBe(`${profile}?done=added`);
  const deleted = await ask(profile, { viewer, form: { intent: 'delete-cv', id: old } });
  expect(deleted.headers.get('location')).toBe(`${profile}?done=deleted`);
  expect((await readProfile(board, viewer)).cvs.map(({ fileName }) => fileName)).toEqual(['Ana.pdf']);
});

test('an invalid CV file, and deleting the last CV of a complete profile, are refused with an explanation', async () => {
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

test('a candidate can set a photo, sees it cropped, and can delete it', async () => {
  const viewer = await insertCandidate(board);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const photo = new File([new Uint8Array(png)], 'moi.png');
  const set = await ask(profile, { viewer, form: { intent: 'set-photo', photo } });
  expect(set.headers.get('location')).toBe(`${profile}?done=photoSet`);
  expect(await (await ask(profile, { viewer })).text()).toMatch(/src="\/en\/espace-personnel\/photo\?v=\w+"/);
  const header = (await ask(profile, { viewer: await signedInAs(viewer) })).text();
  expect((await header).match(/espace-personnel\/photo\?v=\w+/g)?.length).toBeGreaterThan(1);
  const shown = await ask('/en/espace-personnel/photo', { viewer });
  expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    'image/jpeg',
    expect.stringContaining('private'),
  ]);
  expect((await ask('/en/espace-personnel/photo', { viewer: await insertCandidate(board) })).status).toBe(404);
  await ask(profile, { viewer, form: { intent: 'delete-photo' } });
  expect((await ask('/en/espace-personnel/photo', { viewer })).status).toBe(404);
});

test('an invalid photo is refused on its field, with the sentence of the specification', async () => {
  const viewer = await insertCandidate(board);
  const form = { intent: 'set-photo', photo: new File(['<svg/>'], 'moi.svg'), firstName: 'x' };
  const answer = await ask('/espace-personnel/profil', { viewer, form });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Vous pouvez importer une photo de taille maximale de 100Ko au format JPG, GIF ou PNG.'),
  ]);
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

test('a visitor signs in and returns to the profile', async () => {
  for (const asked of [{}, { form: { intent: 'save', ...whole } }]) {
    const answer = await ask(profile, asked);
    const keptQuery = 'form' in asked ? '&kept=token' : '';
    const location = answer.headers.get('location')?.replace(/&kept=[\w-]{43}$/, '&kept=token');
    expect(location).toBe(`/en/connexion?to=${encodeURIComponent(profile)}${keptQuery}`);
  }
});

test('after a file was sent, unsaved values are still in the form, but not in the profile', async () => {
  const viewer = await insertCandidate(board);
  const sent = await ask(profile, { viewer, form: { intent: 'add-cv', cv: cv(), ...whole } });
  const cookie = sent.headers.getSetCookie().map((line) => line.split(';')[0]);
  expect(cookie).toHaveLength(1);
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Zoé', cvs: [{ fileName: 'Ana.pdf' }] });
  const { firstName, lastName } = await readProfile(board, viewer);
  const same = await ask(profile, { viewer, form: { intent: 'delete-photo', firstName, lastName } });
  expect(same.headers.getSetCookie()).toEqual([]);
});

test('saving the profile also sends a chosen file', async () => {
  const viewer = await insertCandidate(board);
  await ask(profile, { viewer, form: { intent: 'save', ...whole, cv: cv() } });
  expect(await readProfile(board, viewer)).toMatchObject({
    firstName: 'Ana',
    photo: null,
    cvs: [{ fileName: 'Ana.pdf' }],
  });
});

test('all errors are shown at once, and nothing is saved', async () => {
  const viewer = await insertCandidate(board);
  const html = new File(['<script>'], 'cv.html', { type: 'text/html' });
  const answer = await ask(profile, { viewer, form: { intent: 'save', ...whole, firstName: '', cv: html } });
  const page = await answer.text();
  expect(page).toContain('This field is required');
  expect(page).toContain('href="#field-cv"');
  await ask(profile, { viewer, form: { intent: 'save', ...whole, cv: html } });
  expect(await readProfile(board, viewer)).toMatchObject({ firstName: 'Zoé', cvs: [] });
});

test('the profile shows the sign-in address, with a link to change it', async () => {
  const viewer = await insertCandidate(board);
  const page = await (await ask(profile, { viewer })).text();
  expect(page).toContain(viewer.candidate.email);
  expect(page).toContain('href="/en/espace-personnel/connexion"');
});

test('if the provider has no policy to change the address, the profile has no link to change it', async () => {
  const viewer = await insertCandidate(board);
  const askOther = await openSite(board, {
    relyingParty: partsOf(board, { ...defaultPolicyNames, profileEdit: null }).relyingParty,
  });
  expect(await (await askOther(profile, { viewer })).text()).not.toContain('espace-personnel/connexion');
  const answer = await askOther('/en/espace-personnel/connexion', { viewer });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, profile]);
});
