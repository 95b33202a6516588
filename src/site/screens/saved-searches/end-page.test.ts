import { expect, test } from 'vitest';
import { unsubscriptionToken } from '#board/alerts/alert-links.ts';
import { insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
// The secret that ask-site.ts uses.
const secret = 'secret';

test("the page to which a letter's link leads names the alert, and opening the page does not end the alert", async () => {
  const { viewer, id } = await insertAlertOwner(board, '', { name: 'To <Lima>' });
  const { id: candidateId } = viewer.candidate;
  for (const searchId of [id, null]) {
    const answer = await ask(`/alertes/fin/${unsubscriptionToken(secret, { candidateId, searchId })}`);
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
    const page = await answer.text();
    expect(page).toContain('<form method="post"');
    expect(page).not.toContain('<Lima>');
  }
  expect((await mySearches(board, viewer, 'fr'))[0]?.alert.frequency).toBe('instant');
  expect((await ask('/alertes/fin/x')).status).toBe(404);
});
