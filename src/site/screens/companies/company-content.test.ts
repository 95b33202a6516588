import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
await insertCompany(db, { id: 70 });
await insertOffer(db, { company_id: 70 });
const steps = {
  id: 'steps$1',
  slice_type: 'steps',
  slice_label: null,
  variation: 'default',
  version: 'initial',
  primary: { title: 'MOTS-DE-LA-REDACTION' },
  items: [],
};
const organization = { id: 70, name: 'Chantier Boréal', presentation: '' };
const content = fixtureContent([
  fixtureDocument({ type: 'entreprise', uid: 'other', data: { organization: { ...organization, id: 71 } } }),
  fixtureDocument({ type: 'entreprise', uid: 'boreal', data: { organization, body: [steps] } }),
  fixtureDocument({ type: 'enterprise_banner', data: { title: 'BANDEAU', link: { link_type: 'Any' } } }),
]);
const ask = await openSite(board, { content });
const html = async (address: string, asked = {}) => (await ask(address, asked)).text();

test("only viewers who see the whole page see the editors' text about a company", async () => {
  const viewer = await insertCandidate(board);
  expect(await html('/entreprises/70', { viewer })).toContain('MOTS-DE-LA-REDACTION');
  expect(await html('/entreprises/70')).not.toContain('MOTS-DE-LA-REDACTION');
});

test('the banner is shown above the companies, in each language', async () => {
  expect(await html('/entreprises')).toContain('BANDEAU');
  expect(await html('/en/entreprises')).not.toContain('BANDEAU');
});
