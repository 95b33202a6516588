import type { LoaderFunctionArgs } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import type { VisitorKey } from '#board/context/views.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { provideContext } from '#site/request/context.ts';
import { partsOf, quietFacts } from '#site/testing/ask-site.ts';
import { loader } from './load-offer.ts';

const { db } = await testDatabase();
beforeAll(() => insertReference(db));

const account: Viewer = {
  kind: 'candidate',
  candidate: { id: 1, userId: 1, oid: 'o', email: 'z@example.org', firstName: 'Zoé', lastName: 'M', statusId: 2 },
};
const someone = { address: 'home', browser: 'a' };

type Asked = {
  id: number | string;
  viewer?: Viewer;
  visitorKey?: VisitorKey | null;
  init?: RequestInit;
  locale?: '/en' | '';
};

async function load({ id, viewer = visitor, visitorKey = null, init = {}, locale = '' }: Asked) {
  const board = testBoard(db);
  const context = provideContext(partsOf(board), { ...quietFacts, viewer, visitorKey: () => visitorKey });
  const url = new URL(`http://localhost${locale}/offres/${id}`);
  const args: LoaderFunctionArgs = {
    context,
    params: { id: String(id) },
    request: new Request(url, init),
    url,
    pattern: '',
  };
  const { data } = await loader(args);
  await board.views.flush();
  if (data.kind !== 'shown') throw new Error('it is withdrawn');
  return data;
}

async function viewsOf(offerId: number): Promise<number> {
  return (
    (await db.selectFrom('offer_views').select('views').where('offer_id', '=', offerId).executeTakeFirst())?.views ?? 0
  );
}

async function describedOffer(): Promise<number> {
  const company_id = await insertCompany(db, { presentation: 'PRESENTATION' });
  return insertOffer(db, {
    company_id,
    description: `${'Ouverture. '.repeat(60)} SUITE`,
    profile: 'PROFIL',
    reference: 'REFERENCE',
    contact_first_name: 'PRENOM',
    contact_last_name: 'NOM',
    contact_email: 'recruteur@example.org',
  });
}

describe('data that reaches the browser', () => {
  test('a visitor gets only the summary of an offer', async () => {
    const data = await load({ id: await describedOffer() });
    expect(JSON.stringify(data)).toContain('Ouverture.');
    expect(JSON.stringify(data)).not.toMatch(/SUITE|PROFIL|PRESENTATION|REFERENCE|PRENOM|NOM|recruteur@/);
    expect(data.apply).toEqual({ kind: 'signIn' });
    expect(data.posting).toContain('"directApply":true');
  });

  test("an account gets the whole offer, but never the recruiter's address", async () => {
    const data = await load({ id: await describedOffer(), viewer: account });
    expect(JSON.stringify(data)).toMatch(/SUITE.*PROFIL/);
    expect(data.shown.whole && data.shown.offer.contact).toEqual({
      civility: null,
      firstName: 'PRENOM',
      lastName: 'NOM',
      url: null,
    });
    expect(JSON.stringify(data)).not.toContain('recruteur@');
  });

  test('a simple account must complete its profile before it applies', async () => {
    const data = await load({ id: await insertOffer(db), viewer: account });
    expect(data.apply).toEqual({ kind: 'refused', reason: 'completeProfile', lastDay: null });
  });

  test('names are in the language of the address', async () => {
    const data = await load({ id: await insertOffer(db), locale: '/en' });
    expect(data.shown.offer.countryName).toBe('Germany');
  });

  test('other offers of the country are listed, but not the offer itself', async () => {
    const [id, other] = [await insertOffer(db, { country_id: 'JP' }), await insertOffer(db, { country_id: 'JP' })];
    const { similar } = await load({ id });
    expect(similar.map((offer) => offer.id)).toContain(other);
    expect(similar.map((offer) => offer.id)).not.toContain(id);
  });
});

test.each(['999999999', '99999999999', 'abc', '1e3', '-1', '', '1.5'])(
  'the offer %j does not exist and gets 404',
  async (id) => {
    await expect(load({ id })).rejects.toMatchObject({ init: { status: 404 } });
  },
);

describe('views', () => {
  test('a visitor who opens the page counts as a view', async () => {
    const id = await insertOffer(db);
    await load({ id, visitorKey: someone });
    expect(await viewsOf(id)).toBe(1);
  });

  test.each([
    ['a robot', { visitorKey: null }],
    ['a check of the address', { visitorKey: someone, init: { method: 'HEAD' } }],
    [
      'a page fetched ahead of a click',
      { visitorKey: someone, init: { headers: { 'Sec-Purpose': 'prefetch;prerender' } } },
    ],
  ])('%s does not count as a view', async (_who, asked) => {
    const id = await insertOffer(db);
    await load({ id, ...asked });
    expect(await viewsOf(id)).toBe(0);
  });
});

test('the page of an open offer says that its departure has passed, and the page of a filled offer shows the date', async () => {
  const mission_start = '2020-02-01';
  expect(await load({ id: await insertOffer(db, { mission_start }) })).toMatchObject({ startPassed: true });
  const filled = await insertOffer(db, { mission_start, filled_at: new Date('2020-01-05') });
  expect(await load({ id: filled })).toMatchObject({ startPassed: false });
  expect(await load({ id: await insertOffer(db) })).toMatchObject({ startPassed: false });
});
