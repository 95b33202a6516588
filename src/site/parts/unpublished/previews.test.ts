import { expect, test } from 'vitest';
import { type PreviewOf, previewDays, previewLink } from '#board/context/preview-link.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const { linkSecret } = partsOf(board);
const pathTo = (page: PreviewOf, made = noon) => previewLink(linkSecret, page, made).path;

const contact = { contact_email: 'rh@example.org', contact_last_name: 'Leroy' };
const states = {
  withdrawn: { withdrawn_at: daysFromNoon(-1) },
  'not yet broadcast': { broadcast_start: daysFromNoon(3) },
  filled: { filled_at: daysFromNoon(-1) },
};

test.each(Object.entries(states))(
  'the preview link of an offer that is %s shows the whole offer to anybody',
  async (_, state) => {
    const id = await insertOffer(db, { title: 'Dompteuse', profile: 'PROFIL', ...contact, ...state });
    for (const prefix of ['', '/en']) {
      const answer = await ask(prefix + pathTo({ kind: 'offer', id }));
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toMatch(/Dompteuse[^]*PROFIL[^]*Leroy/);
      expect(html).not.toContain('rh@example.org');
    }
  },
);

test('a preview is noindex, sends no referrer path, and its buttons do nothing', async () => {
  const id = await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });
  const answer = await ask(pathTo({ kind: 'offer', id }));
  const html = await answer.text();
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('cache-control') ?? 'no-store').toContain('no-store');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<fieldset[^>]*disabled=""[^]*<\/fieldset>/);
  expect(html).not.toContain('name="intent"');
  expect(html).not.toContain('/candidature"');
});

test('the preview link of a company shows its whole page', async () => {
  const id = await insertCompany(db, { name: 'Chantier Boréal', presentation: 'Nous.', employees: 4321 });
  const html = await (await ask(`/en${pathTo({ kind: 'company', id })}`)).text();
  expect(html).toMatch(/Chantier Boréal[^]*4,321/);
});

test('an invalid, truncated or forged link is refused before any data is read', async () => {
  const id = await insertOffer(db, { title: 'Dompteuse' });
  const other = pathTo({ kind: 'offer', id: id + 1 }).replace(String(id + 1), String(id));
  const company = pathTo({ kind: 'company', id }).replace('/entreprises/', '/offres/');
  const wrong = [`/offres/preview/${id}`, `/offres/preview/${id}?jeton=x`, other, company];
  for (const address of [...wrong, pathTo({ kind: 'offer', id }).slice(0, -1), '/en/entreprises/preview/%00']) {
    const answer = await ask(address);
    expect([address, answer.status]).toEqual([address, 403]);
    expect(await answer.text()).not.toContain('Dompteuse');
  }
});

test('an expired link is reported as expired', async () => {
  const id = await insertOffer(db, { title: 'Dompteuse' });
  const answer = await ask(pathTo({ kind: 'offer', id }, daysFromNoon(-previewDays)));
  expect(answer.status).toBe(410);
  expect(await answer.text()).not.toContain('Dompteuse');
});

test('a valid link to missing content answers 404', async () => {
  for (const kind of ['offer', 'company'] as const)
    expect((await ask(pathTo({ kind, id: 999_999_999 }))).status).toBe(404);
});
