import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { noteStranger } from '#staff/audit/refused-entries.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const { ask, board, enterAs } = openOffice({ db, now: () => noon });

test('administrators see refused entries below the acts, in both languages', async () => {
  const { session } = await enterAs('administrator');
  expect(await (await ask('/bureau/journal', { session })).text()).toContain('Aucune entrée n’a été refusée.');
  await noteStranger(board, 'oid-1');
  const forged = await ask('/bureau/acces/forged', { form: [['do', 'enter']] });
  expect(forged.status).toBe(409);
  const html = await (await ask('/bureau/journal', { session })).text();
  expect(html).toContain('<td>Ce compte ne fait pas partie de l’équipe</td>');
  expect(html).toContain('<td>Lien de secours faux, expiré ou déjà utilisé</td>');
  const english = await (await ask('/en/bureau/journal', { session })).text();
  expect(english).toContain('<td>Emergency link forged, expired or already used</td>');
});
