import { expect, test } from 'vitest';
import { retentionRules } from '#board/privacy/retention/rules.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);

test.each([
  ['/confidentialite', 'jours?'],
  ['/en/confidentialite', 'days?'],
])('%s states how long all data that are deleted regularly are stored', async (address, unit) => {
  const page = await (await ask(address)).text();
  // Removes the separators of thousands, which depend on the language of the page.
  const shown = page.replaceAll(/(?<=\d)[\s,](?=\d{3}\D)/g, '');
  for (const { days } of retentionRules) expect(shown).toMatch(new RegExp(`>${days}\\s${unit}<`));
});

const explanation = {
  link_type: 'Document',
  id: 'explained',
  type: 'page',
  uid: 'explained',
  lang: 'en',
  tags: [],
  slug: 'explained',
  isBroken: false,
};

test.each([
  ['the page of the editors that explains it', { page_privacy: explanation }, ['/en/explained']],
  ['nothing, not to itself either, if there is none', {}, []],
])('the list of stored data links to %s', async (_, data, expected) => {
  const content = fixtureContent([fixtureDocument({ type: 'static_pages', lang: 'en', data })]);
  const html = await (await (await openSite(board, { content }))('/en/confidentialite')).text();
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const addresses = [...main.matchAll(/href="(\/en\/[^"]*)"/g)].map(([, address]) => address);
  expect(addresses.filter((address) => address !== '/en/nous-ecrire')).toEqual(expected);
});
