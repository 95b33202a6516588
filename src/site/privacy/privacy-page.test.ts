import { expect, test } from 'vitest';
import { retentionRules } from '#board/privacy/retention/rules.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';

const { db } = await testDatabase();
const ask = await openSite(testBoard(db));

test.each([
  ['/confidentialite', 'jours?'],
  ['/en/confidentialite', 'days?'],
])('%s says of everything that is swept how long it is kept', async (address, unit) => {
  const page = await (await ask(address)).text();
  // A thousand is written as its language does.
  const shown = page.replaceAll(/(?<=\d)[\s,](?=\d{3}\D)/g, '');
  for (const { days } of retentionRules) expect(shown).toMatch(new RegExp(`>${days}\\s${unit}<`));
});
