import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const viewer = await insertCandidate(board);

async function pageOf(offer: Parameters<typeof insertOffer>[1], prefix = '/en'): Promise<string> {
  const answer = await ask(`${prefix}/offres/${await insertOffer(db, offer)}`, { viewer });
  const page = await answer.text();
  return page.slice(page.indexOf('<main'), page.indexOf('</main>'));
}

test('links in an employer’s text are nofollow, and its markup stays text', async () => {
  const page = await pageOf({
    description: 'Voir https://example.org/jobs, <a href="javascript:alert(1)">ici</a> ou javascript:alert(2)',
  });
  expect(page).toContain('<a href="https://example.org/jobs" rel="nofollow noopener ugc">https://example.org/jobs</a>');
  expect(page).not.toMatch(/href="javascript/);
});

test('a text in another language than the page has a lang attribute', async () => {
  const company_id = await insertCompany(db, {
    presentation: 'Nous sommes la verrerie de la baie.',
    expertise: 'Le verre pour les phares et les navires.',
  });
  const page = await pageOf({ company_id, language: 'fr', description: 'Vous suivez la mission.', profile: 'Vous.' });
  for (const text of ['verrerie de la baie', 'phares et les navires', 'suivez la mission', 'Vous.'])
    expect(page).toMatch(new RegExp(`<div[^>]* lang="fr">(?:(?!</div>).)*${text}`, 's'));
});

test('the page has no panel for a company with only a name and a sector', async () => {
  const company_id = await insertCompany(db, { sector_id: 100002 });
  expect(await pageOf({ company_id })).not.toContain('id="company"');
  const known = await insertCompany(db, { sector_id: 100002, employees: 12 });
  expect(await pageOf({ company_id: known })).toContain('id="company"');
});

test('the required languages are among the facts of an offer', async () => {
  expect(await pageOf({ asked_languages: ['nl'] })).toContain('Dutch');
  expect(await pageOf({ asked_languages: ['nl'] }, '')).toContain('Néerlandais');
});
