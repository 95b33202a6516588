import { afterEach, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadReference } from '#reference/load-reference.ts';
import type { Actor } from '#staff/actor.ts';
import { changeLabel, undoLabelChange } from './change-label.ts';
import { listLabels } from './list-labels.ts';

const { db } = await testDatabase();
await loadReference(db);
const board = testBoard(db);
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };
const energy = { list: 'sectors', id: 100006 } as const;
const fields = { fr: 'Énergie', en: 'Power', position: '1' };
const sector = async () => (await listLabels(board, 'sectors')).labels.find(({ id }) => id === energy.id);
const lastChange = async () => (await listLabels(board, 'sectors')).changes[0]?.id ?? 0;

afterEach(async () => {
  await db.deleteFrom('reference_labels').execute();
  await db.deleteFrom('reference_label_changes').execute();
  await loadReference(db);
});

test('labels of the staff win over those of the files at every start, until they are taken back', async () => {
  const before = await sector();
  await changeLabel(board, operator, { ...energy, ...fields });
  await loadReference(db);
  expect(await sector()).toMatchObject({ fr: 'Énergie', en: 'Power', position: 1, isChanged: true });
  await undoLabelChange(board, operator, await lastChange());
  expect(await sector()).toEqual(before);
  await undoLabelChange(board, operator, await lastChange());
  await loadReference(db);
  expect(await sector()).toMatchObject({ fr: 'Énergie', isChanged: true });
});

test('a program that knows no labels of the staff does not overwrite them', async () => {
  await changeLabel(board, operator, { ...energy, ...fields });
  const ofFiles = { name_fr: 'Fichier', name_en: 'File', position: 9 };
  await db.updateTable('sectors').set(ofFiles).where('id', '=', energy.id).execute();
  expect(await sector()).toMatchObject({ fr: 'Énergie', en: 'Power', position: 1 });
});

test('a change that another one followed is not taken back', async () => {
  await changeLabel(board, operator, { ...energy, ...fields });
  const first = await lastChange();
  await changeLabel(board, operator, { ...energy, ...fields, fr: 'Énergies nouvelles' });
  await expect(undoLabelChange(board, operator, first)).rejects.toMatchObject({ code: 'office.labelChanged' });
  await undoLabelChange(board, operator, await lastChange());
  expect(await sector()).toMatchObject({ fr: 'Énergie' });
});

test('levels keep their order, because it is their rank', async () => {
  const order = async () => (await listLabels(board, 'study_levels')).labels.map(({ id }) => id);
  const before = await order();
  await changeLabel(board, operator, { list: 'study_levels', id: 4, fr: 'Master', en: 'Master', position: '1' });
  expect(await order()).toEqual(before);
});

test('wrong labels, unknown entries and other roles are refused', async () => {
  for (const [wrong, refusal] of [
    [{ fr: ' ' }, { fields: { fr: 'field.required' } }],
    [{ en: 'x'.repeat(121) }, { fields: { en: 'name.tooLong' } }],
    [{ position: 'first' }, { fields: { position: 'field.invalid' } }],
    [{ id: 7 }, { code: 'office.labelChanged' }],
  ] as const)
    await expect(changeLabel(board, operator, { ...energy, ...fields, ...wrong })).rejects.toMatchObject(refusal);
  const editor: Actor = { ...operator, roles: ['editor'] };
  await expect(changeLabel(board, editor, { ...energy, ...fields })).rejects.toMatchObject({
    code: 'office.notAllowed',
  });
  expect((await listLabels(board, 'sectors')).changes).toEqual([]);
});
