import { expect, test } from 'vitest';
import { daysFromNoon, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { endRun } from '#board/operators/imports/import-runs.ts';
import { noteOutcome, takeAskedRun } from '#board/operators/imports/asked-runs.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
await insertReference(db);
const { ask, board, enterAs } = openOffice(
  { db, now: () => noon },
  { imports: { source: 'https://source.example/api', every: 90 } },
);
const { session } = await enterAs('operator');
const textOf = async (address: string) => (await ask(address, { session })).text();
const send = (address: string, form: Record<string, string>) => ask(address, { session, form: Object.entries(form) });
const counts = { read: 3, inserted: 1, updated: 1, unchanged: 0, withdrawn: 0, rejected: 1 };

test('the page of imports says from where and how often they run, and which variables say so', async () => {
  const html = await textOf('/bureau/imports');
  expect(html).toContain('Aucun import n’a encore eu lieu.');
  expect(html).toContain('Toutes les 90 minutes, depuis https://source.example/api.');
  expect(html).toContain('OFFERS_IMPORT_EVERY');
});

test('a dry run is followed from asking to its rows, before and after', async () => {
  const place = (await send('/bureau/imports', { do: 'try' })).headers.get('location') ?? '';
  expect(await textOf(place)).toContain('En attente');
  expect((await send('/bureau/imports', { do: 'try' })).status).toBe(409);
  const run = await takeAskedRun(board);
  const id = run?.id ?? 0;
  await insertOffer(db, { id: 7 });
  await noteOutcome(board, id, {
    counts,
    rows: [
      {
        kind: 'change',
        position: 1,
        offerId: '7',
        title: 'Verrier',
        reasons: [],
        changes: { title: ['Avant', 'Après'] },
      },
      { kind: 'put', position: 2, offerId: '8', title: 'Souffleur', reasons: [], changes: {} },
      { kind: 'rejected', position: 3, offerId: null, title: null, reasons: ['id: expected =1+1'], changes: {} },
    ],
  });
  await endRun(board, id, { failed: false, summary: 'read 3' });
  const html = await textOf(`${place}?liste=change`);
  expect(html).toContain('Terminé');
  expect(html).toMatch(/<del>Avant<\/del> <ins>Après<\/ins>/);
  expect(html).not.toContain('Importer ce fichier');
  expect(await textOf(`${place}?liste=rejected`)).toContain('Sans identifiant');
  const file = await ask(`${place}/refus`, { session });
  expect(file.headers.get('content-disposition')).toContain(`import-${id}-refused.csv`);
  expect(await file.text()).toContain('3,"","id: expected =1+1"');
});

test('a run of another process that has no end is shown as interrupted', async () => {
  const { id } = await db
    .insertInto('import_runs')
    .values({ started_at: daysFromNoon(-1) })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await textOf(`/bureau/imports/${id}`)).toContain('Interrompu');
});

test('a form without a file is refused, and a run that is no dry run of a file is not imported', async () => {
  const without = await ask('/bureau/imports', { session, form: [['do', 'tryFile']] });
  expect(without.status).toBe(422);
  const [run] = await db.selectFrom('import_runs').select('id').limit(1).execute();
  expect((await send(`/bureau/imports/${run?.id}`, { do: 'apply' })).status).toBe(409);
  expect((await send(`/bureau/imports/${run?.id}`, { do: 'rollBack' })).status).toBe(409);
  expect((await ask('/bureau/imports/999999', { session })).status).toBe(404);
});
