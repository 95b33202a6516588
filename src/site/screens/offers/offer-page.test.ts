import { expect, test } from 'vitest';
import { insertCandidate, insertCv } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { type SignedInViewer, type Viewer, visitor } from '#board/context/viewer.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { messages } from '#words/messages.en.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db, url } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

async function applicationOf({ candidate }: SignedInViewer, more: Record<string, string> = {}) {
  const cv = await db.selectFrom('cvs').select('id').where('candidate_id', '=', candidate.id).executeTakeFirstOrThrow();
  const names = { email: candidate.email, lastName: 'Ørsted', firstName: 'Zoé' };
  return { intent: 'apply', ...names, cv: cv.id, message: 'Bonjour Berlin', ...more };
}

const applicationsTo = (id: number) => db.selectFrom('applications').selectAll().where('offer_id', '=', id).execute();

test('an application ends in a redirect to its confirmation, so that a reload sends nothing again', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const answer = await ask(`/en/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/en/offres/${id}?candidature=envoyee#candidature`);
  expect(await applicationsTo(id)).toMatchObject([{ candidate_id: viewer.candidate.id, message: 'Bonjour Berlin' }]);
});

test('a refused application comes back with its errors and typed values', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const form = await applicationOf(viewer, { email: 'nobody', lastName: '' });
  const answer = await ask(`/offres/${id}`, { viewer, form });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('role="alert"');
  expect(page).toContain('value="nobody"');
  expect(page).toContain('Bonjour Berlin');
  expect(await applicationsTo(id)).toEqual([]);
});

test('while the database only reads, an application is to be sent again soon, and its form keeps what was typed', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const form = await applicationOf(viewer);
  const standby = connect(url, {
    admit: async (session) => void (await session.query('set default_transaction_read_only = on')),
  });
  const askStandby = await openSite(testBoard(standby));
  const answer = await askStandby(`/offres/${id}`, { viewer, form });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('Bonjour Berlin');
  await standby.destroy();
});

test('a second application to the same offer is refused with this reason', async () => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  const answer = await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  expect(answer.status).toBe(409);
  expect(await applicationsTo(id)).toHaveLength(1);
});

test('below the confirmation, a candidate reads who receives the application, but no e-mail address', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const told = async (contact_email: string | null) => {
    const id = await insertOffer(db, { contact_email });
    await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
    return (await ask(`/offres/${id}?candidature=envoyee`, { viewer })).text();
  };
  const [contact, desk] = [await told('contact@example.org'), await told(null)];
  for (const page of [contact, desk]) {
    expect(page).toContain('Votre candidature a bien été transmise au recruteur.');
    expect(page).not.toMatch(/contact@example\.org|operator@example\.org/);
  }
  expect(contact).toContain('au contact indiqué dans l’offre');
  expect(desk).toContain('service des candidatures');
  const list = await (await ask('/espace-personnel/candidatures', { viewer })).text();
  expect(list).toContain('au contact indiqué dans l’offre');
  expect(list).toContain('service des candidatures');
});

test('an offer without a recruiter links to the company’s own page, if there is one', async () => {
  const alone = await openSite({ ...board, desk: null });
  const viewer = await insertCandidate(board, { complete: true });
  const pageOf = async (contact_url: string | null) => {
    const id = await insertOffer(db, { contact_email: null, contact_url });
    const form = await applicationOf(viewer);
    const [page, answer] = [await alone(`/offres/${id}`, { viewer }), await alone(`/offres/${id}`, { viewer, form })];
    expect([answer.status, await applicationsTo(id)]).toEqual([403, []]);
    return (await page.text()).replaceAll('&amp;', '&');
  };
  const link = /<a class="[^"]*" href="([^"]*)" rel="noopener nofollow" target="_blank">Postuler sur le site/;
  expect(link.exec(await pageOf('http://jobs.example.org/apply?id=7'))?.[1]).toBe('http://jobs.example.org/apply?id=7');
  for (const url of [null, 'javascript:alert(1)', 'jobs']) {
    const page = await pageOf(url);
    expect(page).toContain('Vous ne pouvez pas postuler ici à cette offre');
    expect(page).not.toMatch(link);
    expect(page).not.toContain('name="intent" value="apply"');
  }
});

test.each(['', 'withdraw', 'constructor'])('the intent %j is refused, and no application is sent', async (intent) => {
  const [viewer, id] = [await insertCandidate(board, { complete: true }), await insertOffer(db)];
  const answer = await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer, { intent }) });
  const page = await answer.text();
  expect(answer.status).toBe(400);
  expect(page).toContain('Bonjour Berlin');
  expect(page).toContain('Veuillez réessayer');
  expect(await applicationsTo(id)).toEqual([]);
});

test('an account with an incomplete profile may not apply', async () => {
  const [viewer, id] = [await insertCandidate(board), await insertOffer(db)];
  await insertCv(board, viewer.candidate.id);
  const answer = await ask(`/offres/${id}`, { viewer, form: await applicationOf(viewer) });
  expect(answer.status).toBe(403);
  expect(await applicationsTo(id)).toEqual([]);
});

test('a visitor signs in and returns to the offer', async () => {
  const id = await insertOffer(db);
  const answer = await ask(`/en/offres/${id}`, { form: { intent: 'apply', email: 'zoe@example.org' } });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain(`/en/connexion?to=%2Fen%2Foffres%2F${id}`);
});

test('nobody can apply to a missing offer', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  expect((await ask('/offres/999999999', { viewer, form: await applicationOf(viewer) })).status).toBe(404);
});

test('a withdrawn offer shows its applicants their copy, and answers 410 without its text to everybody else', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const id = await insertOffer(db, { title: 'Dompteuse', description: 'SECRET' });
  const application = await insertApplication(db, viewer, { offer_id: id });
  await db
    .updateTable('offers')
    .set({ title: 'LATER', description: 'LATER', withdrawn_at: daysFromNoon(-1) })
    .where('id', '=', id)
    .execute();
  for (const asked of [{}, { viewer: await insertCandidate(board) }])
    for (const address of [`/offres/${id}`, `/en/offres/${id}`]) {
      const gone = await ask(address, asked);
      const page = await gone.text();
      expect(gone.status).toBe(410);
      expect(page).toContain('content="noindex"');
      expect(page).not.toMatch(/SECRET|Dompteuse|LATER/);
    }
  for (const [prefix, stamp] of [
    ['', 'Offre retirée depuis le 20 novembre 2026'],
    ['/en', 'Offer withdrawn on 20 November 2026'],
  ]) {
    const own = await ask(`${prefix}/offres/${id}`, { viewer });
    const page = await own.text();
    expect(own.status).toBe(200);
    for (const part of ['SECRET', 'Dompteuse', stamp, 'content="noindex"', `VIE${id}`]) expect(page).toContain(part);
    expect(page).toContain(`href="${prefix}/espace-personnel/candidatures/${application}"`);
    expect(page).not.toMatch(/LATER|JobPosting|name="intent" value="apply"/);
    expect(page).not.toContain(`id="favori-${id}"`);
  }
  await db
    .updateTable('applications')
    .set({ transmitted_at: daysFromNoon(0) })
    .where('id', '=', application)
    .execute();
  expect(await (await ask(`/en/offres/${id}`, { viewer })).text()).toContain(messages.apply.state.transmitted);
  await db.insertInto('favourites').values({ candidate_id: viewer.candidate.id, offer_id: id }).execute();
  expect(await (await ask(`/offres/${id}`, { viewer })).text()).toContain(`id="favori-${id}"`);
  await db.updateTable('offers').set({ withdrawn_at: null }).where('id', '=', id).execute();
  expect(await (await ask(`/offres/${id}`, { viewer })).text()).toContain('LATER');
});

test('an unknown allowance is to be confirmed everywhere, and is left out of data for machines', async () => {
  const springfield = { country_id: 'US', city_fr: 'Springfield', city_en: 'Springfield', monthly_allowance: null };
  const [viewer, id] = [await insertCandidate(board), await insertOffer(db, springfield)];
  const other = await insertOffer(db, { monthly_allowance: 2969.53 });
  const page = async (address: string) => (await ask(address, { viewer })).text();
  const own = await page(`/offres/${id}`);
  for (const shown of [
    own,
    await page('/'),
    await page(`/espace-personnel/favoris/comparer?offre=${id}&offre=${other}`),
  ])
    expect(shown).toMatch(/<span class="[^"]*unknown[^"]*">(?:indemnité )?à préciser<\/span>/);
  expect(own).not.toMatch(/baseSalary|estimatedSalary/);
  expect(await page(`/offres/${other}`)).toContain('baseSalary');
});

const marked = (text: string) =>
  new RegExp(`Estimation selon le barème officiel : </span>${text} <small [^>]*>barème 2025</small>`);

test('an amount of the official scale is marked as an estimate everywhere, also for screen readers and machines', async () => {
  const brussels = { country_id: 'BE', city_fr: 'Bruxelles', city_en: 'Brussels', monthly_allowance: null };
  const [viewer, id] = [await insertCandidate(board), await insertOffer(db, brussels)];
  const other = await insertOffer(db, { monthly_allowance: 2969.53 });
  const page = async (address: string) => (await (await ask(address, { viewer })).text()).replaceAll(/\s/g, ' ');
  const own = await page(`/offres/${id}`);
  expect(own).toMatch(marked('≈ 2 859 €'));
  expect(own).toMatch(marked('≈ 34 311 €'));
  expect(own).toContain('L’offre n’indique aucun montant : il s’agit d’une estimation');
  expect(own).toContain('estimatedSalary');
  expect(own).not.toContain('baseSalary');
  expect(await page(`/espace-personnel/favoris/comparer?offre=${id}&offre=${other}`)).toMatch(marked('≈ 2 859 €'));
  expect(await page('/offres/recherche?gerographicZones=5&countriesIds=BE')).toMatch(marked('≈ 2 859 € / mois'));
  expect(await page(`/en/offres/${id}`)).toMatch(
    /Estimate based on the official scale: <\/span>≈ €2,859 <small [^>]*>2025 scale</,
  );
});

test('visitors get the start of an offer as a calendar entry, candidates also its end and its closing day', async () => {
  const id = await insertOffer(db, {
    mission_start: '2027-02-01',
    mission_end: '2028-01-31',
    broadcast_end: new Date('2026-11-30T23:00:00Z'),
  });
  const days = async (viewer?: SignedInViewer) => {
    const answer = await ask(`/en/offres/${id}/dates.ics`, viewer && { viewer });
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    return [...(await answer.text()).matchAll(/UID:([^@]*)@mvi.example[^]*?DATE:(\d+)/g)].map(([, ...one]) => one);
  };
  const start = [`offer-${id}-start`, '20270201'];
  expect(await days()).toEqual([start]);
  expect(await days(await insertCandidate(board))).toEqual([
    [`offer-${id}`, '20261130'],
    start,
    [`offer-${id}-end`, '20280131'],
  ]);
  expect((await ask('/offres/999999/dates.ics')).status).toBe(404);
  const gone = await insertOffer(db, { broadcast_start: daysFromNoon(-9), withdrawn_at: daysFromNoon(-1) });
  expect((await ask(`/offres/${gone}/dates.ics`)).status).toBe(410);
});

test('search engines get the text of the page: the opening lines for visitors, the whole text for candidates', async () => {
  const description = `${'Vous vendez. '.repeat(80)}Fin du poste.`;
  const [viewer, id] = [await insertCandidate(board), await insertOffer(db, { description, profile: 'Vous aimez.' })];
  const posting = async (asked: { viewer?: SignedInViewer }) =>
    /<script type="application\/ld\+json">([^<]*"JobPosting"[^<]*)<\/script>/.exec(
      await (await ask(`/offres/${id}`, asked)).text(),
    )?.[1];
  expect(await posting({ viewer })).toMatch(/Fin du poste[^]*Vous aimez/);
  expect(await posting({})).toContain('Vous vendez');
  expect(await posting({})).not.toContain('Fin du poste');
});

const guide = (uid: string) => ({ link_type: 'Document', id: uid, type: 'page', uid, lang: 'en', isBroken: false });

test.each([
  ['to the pages that editors name', { page_eligibility: guide('who'), page_allowances: guide('paid') }, true],
  ['nowhere if they name none', {}, false],
])('the explanations of conditions and allowance in an offer link %s', async (_, data, expected) => {
  const content = fixtureContent([fixtureDocument({ type: 'static_pages', lang: 'en', data })]);
  const site = await openSite(board, { content });
  const [id, viewer] = [await insertOffer(db), await insertCandidate(board, { complete: true })];
  const visitors = await (await site(`/en/offres/${id}`)).text();
  const candidates = await (await site(`/en/offres/${id}`, { viewer })).text();
  expect(visitors.includes('href="/en/who"')).toBe(expected);
  expect(candidates.includes('href="/en/paid"')).toBe(expected);
});

test('a candidate sees until when they may leave, and a warning on a mission that starts later', async () => {
  const viewer = await insertCandidate(board, { complete: true, birth_date: '1998-03-15' });
  const pageOf = async (mission_start: string, of: Viewer = viewer) =>
    (await ask(`/offres/${await insertOffer(db, { mission_start })}`, { viewer: of })).text();
  const until = 'Vous pouvez partir jusqu’au 15 mars 2027.';
  const late = 'Cette mission commence après le 15 mars 2027, votre dernier jour possible de départ.';
  expect(await pageOf('2027-03-15')).toContain(until);
  const lateOffer = await pageOf('2027-03-16');
  expect(lateOffer).toContain(late);
  expect(lateOffer).not.toContain(until);
  for (const of of [visitor, await insertCandidate(board)])
    expect(await pageOf('2027-03-16', of)).not.toMatch(/Vous pouvez partir|dernier jour possible/);
});
