import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { noteStranger } from '#staff/audit/refused-entries.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import { tableRows } from '#office/testing/table-rows.ts';

const { db } = await testDatabase();
const { ask, board, enterAs } = openOffice({ db, now: () => noon });

test('administrators see refused entries below the acts, in both languages', async () => {
  const { session } = await enterAs('administrator');
  expect(await (await ask('/bureau/journal', { session })).text()).toContain('Aucune entrée n’a été refusée.');
  await noteStranger(board, 'oid-1');
  const forged = await ask('/bureau/acces/forged', { form: [['do', 'enter']] });
  expect(forged.status).toBe(409);
  const cells = tableRows(await (await ask('/bureau/journal', { session })).text()).flat();
  expect(cells).toContain('Ce compte ne fait pas partie de l’équipe');
  expect(cells).toContain('Lien de secours faux, expiré ou déjà utilisé');
  const english = tableRows(await (await ask('/en/bureau/journal', { session })).text()).flat();
  expect(english).toContain('Emergency link forged, expired or already used');
});
