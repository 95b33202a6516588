import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { fingerprint } from '#identity/both-sides/sealing.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { siteBuild } from '#site/testing/site-build.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const viewer = await insertCandidate(board, { complete: true });
const session = `__Host-session=${viewer.candidate.oid}`;
const later = new Date(Date.now() + minute);
await db
  .insertInto('sessions')
  .values({
    id: fingerprint(viewer.candidate.oid),
    oid: viewer.candidate.oid,
    policy: 'signInFr',
    sealed: Buffer.from(''),
    access_expires_at: later,
    expires_at: later,
  })
  .execute();
const offer = await insertOffer(db);
await keepOffer(board, viewer, offer);
const search = await saveSearch(board, viewer, { address: '?countriesIds=DE', locale: 'fr' });
const { id: cv } = await db.selectFrom('cvs').select('id').executeTakeFirstOrThrow();
const company = await insertCompany(db);
const application = await insertApplication(db, viewer);
await db
  .insertInto('application_answers')
  .values({ application_id: application, answer: 'contact', answered_at: board.now() })
  .execute();

beforeEach(() => db.deleteFrom('kept_forms').execute());

const typed = 'Des mots qui comptent';
const space = '/espace-personnel';

/**
 * Forms that keep typed or chosen values: the address to which they are sent, the values, and the text that
 * their page then shows.
 */
const kept: Record<string, { at: string; form: Record<string, string>; shows: RegExp }> = {
  'screens/offers/offer-page': {
    at: `/offres/${offer}`,
    form: { intent: 'apply', message: typed },
    shows: new RegExp(typed),
  },
  'screens/account/profile-page': {
    at: `${space}/profil`,
    form: { intent: 'save', firstName: typed },
    shows: new RegExp(typed),
  },
  'screens/account/conditions-page': {
    at: `${space}/conditions`,
    form: { birthDate: '2001-05-17', nationality: 'PT' },
    shows: /value="2001-05-17"/,
  },
  'screens/account/edit-cv-page': {
    at: `${space}/cv/${cv}/modifier`,
    form: { intent: 'rename', name: typed },
    shows: new RegExp(`value="${typed}"`),
  },
  'screens/favourites/favourites-page': {
    at: `${space}/favoris`,
    form: { intent: 'note', offer: String(offer), note: typed },
    shows: new RegExp(`<textarea[^>]*>${typed}`),
  },
  'screens/saved-searches/edit-search-page': {
    at: `${space}/recherches/${search}`,
    form: { intent: 'rename', name: typed },
    shows: new RegExp(`value="${typed}"`),
  },
  'screens/applications/application-page': {
    at: `${space}/candidatures/${application}`,
    form: { intent: 'write', message: typed },
    shows: new RegExp(`<textarea[^>]*>${typed}`),
  },
  'screens/notifications/choices-page': {
    at: '/notifications/choix',
    form: { intent: 'choose' },
    shows: /^(?!.*type="checkbox"[^>]*checked)/s,
  },
};

/** Forms that need not be stored, because they have no typed values; the text is the reason. */
const nothingToLose: Record<string, string> = {
  'screens/applications/withdraw-page': 'a button, which stands on its page again',
  'screens/applications/contact-address-page': 'an address or a code, which is for whoever is signed in to give',
  'screens/notifications/notifications-page': 'buttons',
  'screens/sessions/sessions-page': 'buttons',
  'screens/privacy/my-data-page': 'a confirmation, which is for whoever is signed in to give',
  'screens/favourites/change-favourite': 'a visitor keeps offers too; the sign-in takes them along',
  'screens/hidden/change-hidden-offer': 'buttons',
  'screens/hidden/change-hidden-company': 'buttons',
  'screens/consent/consent-page': 'of a browser, not of an account',
  'screens/content-preview/preview-page': 'of a browser, not of an account',
  'screens/content-preview/refresh-page': 'for whoever knows a secret, without an account',
  'screens/newsletter/newsletter-page': 'a visitor subscribes too, by an address',
  'screens/newsletter/agree-newsletter-page': 'a link in a mail, without an account',
  'screens/saved-searches/agree-page': 'a link in a mail, without an account',
  'screens/recruiter/cover-page': 'a link in a mail, without an account',
  'screens/recruiter/received-page': 'a link in a mail, without an account',
  'screens/contact/contact-page': 'without an account',
  'screens/abuse/report-page': 'without an account',
  'screens/mailbox/reply-page': 'without an account, on this machine alone',
  'screens/sign-in/sign-out': 'whose session has ended has signed out',
};

/** Forms on other pages, and forms that have a test next to their own file. */
const elsewhere = [
  'screens/companies/spontaneous-page',
  'screens/saved-searches/save-search',
  'screens/saved-searches/searches-page',
];

test('every form with typed values keeps them when the session ends', async () => {
  const { routes } = await siteBuild();
  const acting = Object.values(routes).flatMap((route) => (route && 'action' in route.module ? [route.id] : []));
  expect(acting.toSorted()).toEqual([...Object.keys(kept), ...Object.keys(nothingToLose), ...elsewhere].toSorted());
});

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

test.each(Object.entries(kept))(
  '%s: after the sign-in the page shows the typed values once',
  async (_id, { at, form, shows }) => {
    const sent = await ask(at, { form, headers: { cookie: session } });
    const to = new URL(sent.headers.get('location') ?? '', 'https://mvi.example');
    expect([to.pathname, to.searchParams.get('to')?.replace(/#.*$/, '')]).toEqual(['/connexion', at]);
    const back = () => ask(at, { viewer, headers: { cookie: `${session}; ${cookieOf(sent)}` } });
    const page = await back();
    expect(await page.text()).toMatch(shows);
    expect(page.headers.get('set-cookie')).toMatch(/kept-form=;.*Max-Age=0/);
    expect(await (await back()).text()).not.toContain(typed);
  },
);

test('a form with only a button is not stored, and its page opens again without a message', async () => {
  for (const [at, form] of [
    [`${space}/recherches/${search}?done=renamed`, { intent: 'openFeed' }],
    [`${space}/favoris`, { intent: 'reminders', wanted: 'yes' }],
    [`${space}/recherches`, { intent: 'remove', id: search }],
  ] as const)
    expect((await ask(at, { form, headers: { cookie: session } })).headers.get('location')).toContain('/connexion?to=');
  expect(await db.selectFrom('kept_forms').selectAll().execute()).toEqual([]);
});

test('the chosen end of a pause of alerts is stored when the session ends', async () => {
  const form = { intent: 'pause', until: '2027-03-01' };
  const sent = await ask(`${space}/recherches`, { form, headers: { cookie: session } });
  expect(sent.headers.get('location')).toMatch(/^\/connexion\?to=/);
  expect(await db.selectFrom('kept_forms').selectAll().execute()).toHaveLength(1);
});

/**
 * Creates a viewer whose account became unavailable while the form was open, after the request was checked.
 */
async function refused(): Promise<SignedInViewer> {
  const one = await insertCandidate(board, { complete: true });
  await db.updateTable('candidates').set({ status_id: 10 }).where('id', '=', one.candidate.id).execute();
  return one;
}

test.each([
  ...Object.entries(kept).map(([id, { at, form }]) => [id, at, form] as const),
  [
    'screens/companies/spontaneous-page',
    `/entreprises/${company}/candidature`,
    { intent: 'apply', message: typed },
  ] as const,
  [
    'screens/saved-searches/save-search',
    `${space}/recherches/enregistrer`,
    { address: '?query=x', name: typed },
  ] as const,
  ['screens/saved-searches/searches-page', `${space}/recherches`, { intent: 'pause', until: '2027-03-01' }] as const,
  ['screens/notifications/notifications-page', '/notifications', { intent: 'readAll' }] as const,
  ['screens/favourites/change-favourite', `/offres/${offer}/favori`, { kept: 'yes' }] as const,
])('%s: if the account became unavailable while the form was open, no incident is logged', async (_id, at, form) => {
  const answer = await ask(at, { viewer: await refused(), form });
  expect(answer.status).toBeLessThan(500);
});

test('an application of an unavailable account is shown again as typed', async () => {
  const answer = await ask(`/offres/${offer}`, { viewer: await refused(), form: { intent: 'apply', message: typed } });
  expect([answer.status < 500, (await answer.text()).includes(typed)]).toEqual([true, true]);
});
