import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const key = 'l+KwpoLPiXlsjxNT/NQ2iOFz8+iuyg=';
const pages = ['/offres', '/en/offres', '/offres/recherche', '/en/offres/recherche?latest=true'];

test.each(pages)('programs can read the public key from %s, as data that no browser runs', async (address) => {
  const ask = await openSite(board, { offersPublicKey: key });
  const answer = await ask(address);
  const html = await answer.text();
  expect(/API_KEY:"([^"]+)"/.exec(html)?.[1]).toBe(key);
  expect(html).toContain(`<script type="text/plain">API_KEY:"${key}"</script>`);
});

test.each(pages)('without a key, the page %s contains none', async (address) => {
  expect(await (await (await openSite(board))(address)).text()).not.toContain('API_KEY');
});
