import { expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { openSite, partsOf } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);

test.each([true, false])('a visitor can reset a password only if the provider has a reset: %s', async (isOffered) => {
  const policies = isOffered ? defaultPolicyNames : { ...defaultPolicyNames, passwordReset: null };
  const ask = await openSite(board, { relyingParty: partsOf(board, policies).relyingParty });
  const html = await (await ask('/connexion/choix')).text();
  expect(html).toContain('/inscription?');
  expect(html.includes('/mot-de-passe?')).toBe(isOffered);
});
