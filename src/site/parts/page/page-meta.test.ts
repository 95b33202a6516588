import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { siteBuild } from '#site/testing/site-build.ts';
import { walkSite } from '#site/testing/walk.ts';
import { readScreens } from '#site/screens.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const translated = (type: 'page' | 'news' | 'notification') =>
  (['fr', 'en'] as const).map((lang) =>
    fixtureDocument({
      type,
      lang,
      uid: 'x',
      data: { title: 'X' },
      others: [{ id: `${type}-x-${lang === 'fr' ? 'en' : 'fr'}`, uid: 'x', type, lang: lang === 'fr' ? 'en' : 'fr' }],
    }),
  );
const content = fixtureContent([...translated('page'), ...translated('news'), ...translated('notification')]);
const ask = await openSite(board, { content });
const screens = await readScreens(await siteBuild());
// The nationality keeps the candidate on the page of the conditions, which others leave at once.
const viewer = await insertCandidate(board, { complete: true, nationality: 'CH' });
const { id: cv } = await db.selectFrom('cvs').select('id').executeTakeFirstOrThrow();
const [open, over] = [await insertOffer(db), await insertOffer(db, { broadcast_end: daysFromNoon(-1) })];
const withdrawn = await insertOffer(db, { withdrawn_at: daysFromNoon(-1) });

const found = {
  '/offres/:id': `/offres/${open}`,
  '/entreprises/:id': `/entreprises/${await insertCompany(db)}`,
  '/espace-personnel/cv/:id/modifier': `/espace-personnel/cv/${cv}/modifier`,
  '/espace-personnel/cv/:id/supprimer': `/espace-personnel/cv/${cv}/supprimer`,
};
const pages = walkSite(found).filter(({ isPage }) => isPage);

/** Returns the metadata in the head of a page. */
async function metaOf(address: string) {
  const answer = await ask(address, { viewer });
  const html = await answer.text();
  const hrefOf = (tag: RegExp) => tag.exec(html)?.[1]?.replaceAll('&amp;', '&').replace('https://mvi.example', '');
  return {
    status: answer.status,
    robots: /<meta name="robots" content="(\w+)"/.exec(html)?.[1] ?? 'index',
    canonical: hrefOf(/<link rel="canonical" href="([^"]+)"/),
    fr: hrefOf(/<link rel="alternate" hrefLang="fr" href="([^"]+)"/),
    en: hrefOf(/<link rel="alternate" hrefLang="en" href="([^"]+)"/),
    fallback: hrefOf(/<link rel="alternate" hrefLang="x-default" href="([^"]+)"/),
    canonicals: html.split('rel="canonical"').length - 1,
  };
}

/** Stores the metadata of each page, because two tests read all pages. */
const known = new Map<string, ReturnType<typeof metaOf>>();
function knownMeta(address: string) {
  const meta = known.get(address) ?? metaOf(address);
  known.set(address, meta);
  return meta;
}

const nowhere = { canonical: undefined, canonicals: 0, fr: undefined, en: undefined, fallback: undefined };

test.each(pages)(
  '$pattern has one canonical address in each language, and links to the other language',
  async ({ addresses }) => {
    const [fr, en] = addresses;
    for (const address of addresses) {
      const { status, ...meta } = await knownMeta(address);
      const named = { canonical: address, canonicals: 1, fr, en, fallback: fr };
      expect(meta).toMatchObject(status === 200 ? named : nowhere);
    }
  },
);

test.each(pages)(
  'search engines may index $pattern only if the handle of its screen allows it',
  async ({ addresses }) => {
    for (const address of addresses)
      expect((await knownMeta(address)).robots).toBe(screens.at(address).robots ?? 'index');
  },
);

const declared = (start: string) =>
  new Set(pages.filter(({ pattern }) => pattern.startsWith(start)).map((page) => screens.at(page.pattern).robots));

test('personal screens and the local mailbox are noindex; searches and offers are not', () => {
  expect(declared('/espace-personnel')).toEqual(new Set(['noindex']));
  expect(declared('/boite-aux-lettres')).toEqual(new Set(['noindex']));
  for (const screen of ['/offres/recherche', '/offres/carte', '/offres/:id'])
    expect(screens.at(screen).robots ?? null).toBeNull();
});

test('ended and unknown offers are noindex', async () => {
  for (const id of [over, 999_999_999]) expect((await metaOf(`/offres/${id}`)).robots).toBe('noindex');
});

test.each(['/nulle-part', '/en/nulle-part', '/offres/999999999', `/offres/${withdrawn}`, '/entreprises/999999999'])(
  'the missing page %s has no canonical address and no other language',
  async (address) => {
    const meta = await metaOf(address);
    expect([404, 410]).toContain(meta.status);
    expect(meta).toMatchObject(nowhere);
  },
);

test('parameters that do not change the page are left out of its canonical address', async () => {
  expect((await metaOf(`/offres/${open}?candidature=envoyee&utm_source=x`)).canonical).toBe(`/offres/${open}`);
  expect((await metaOf('/?utm_source=x')).canonical).toBe('/');
});

test('the criteria of a search are in its canonical address in canonical order', async () => {
  const meta = await metaOf('/en/offres/recherche?utm_source=x&missionsTypesIds=1&gerographicZones=5');
  const search = '/offres/recherche?missionsTypesIds=1&gerographicZones=5';
  expect(meta).toMatchObject({ canonical: `/en${search}`, fr: search, en: `/en${search}` });
});

test('an address without a page is answered with a noindex header', async () => {
  const document = await ask(`/espace-personnel/cv/${cv}`, { viewer });
  expect(document.status).toBe(200);
  expect(document.headers.get('x-robots-tag')).toBe('noindex');
});
