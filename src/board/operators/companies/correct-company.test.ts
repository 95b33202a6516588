import { beforeEach, expect, test } from 'vitest';
import { insertCompany, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Actor } from '#staff/actor.ts';
import { correctCompany, dropCorrection } from './correct-company.ts';
import { addCompanyName, removeCompanyName } from './name-company.ts';
import { readOfficeCompany } from './read-office-company.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const operator: Actor = { kind: 'staff', id: 'member-1', roles: ['operator'], requestId: 'request-1' };

let id = 0;
beforeEach(async () => {
  id = await insertCompany(db, { name: `SOLVAR ${id}`, presentation: 'Verre', employees: 12, source: 'import' });
});
const shown = async () => {
  const company = await readOfficeCompany(board, id);
  if (company === null) throw new Error('the company is gone');
  return company;
};
async function correct(fields: object, actor = operator) {
  const company = await shown();
  const typed = Object.fromEntries(Object.entries(company.fields).map(([name, value]) => [name, String(value ?? '')]));
  const whole = { ...company.fields, ...typed, ...fields };
  await correctCompany(board, actor, { id, seen: company.seen, fields: whole });
}
/** Writes a company as an import does: a value that the row lacks keeps the one of the table. */
const importRow = (row: { name?: string; presentation?: string; employees?: number }) =>
  db.updateTable('companies').set(row).where('id', '=', id).execute();

test('a value of the staff outlives the next imports, until it is dropped', async () => {
  await correct({ presentation: 'Verrerie d’art', employees: '1 200' });
  await importRow({ presentation: 'Verre et cristal' });
  expect((await shown()).fields).toMatchObject({ presentation: 'Verrerie d’art', employees: 1200 });
  expect((await shown()).corrections).toMatchObject([
    { field: 'presentation', imported: 'Verre et cristal' },
    { field: 'employees', imported: 12 },
  ]);
  await dropCorrection(board, operator, { id, field: 'presentation' });
  expect((await shown()).fields).toMatchObject({ presentation: 'Verre et cristal', employees: 1200 });
  await importRow({ presentation: 'Cristal' });
  expect((await shown()).fields.presentation).toBe('Cristal');
  await expect(dropCorrection(board, operator, { id, field: 'presentation' })).rejects.toMatchObject({
    code: 'office.companyChanged',
  });
});

test('an emptied field stays empty, and a field set to what the source says is no correction', async () => {
  await correct({ presentation: '' });
  await importRow({ presentation: 'Encore du verre' });
  expect((await shown()).fields.presentation).toBe(null);
  await correct({ presentation: 'Encore du verre' });
  expect((await shown()).corrections).toEqual([]);
});

test('a company keeps the names that its source gives it, whatever the staff call it', async () => {
  const { name } = (await shown()).fields;
  await correct({ name: 'Solvar Cristal' });
  await importRow({ name: `${name} SAS` });
  expect((await shown()).fields.name).toBe('Solvar Cristal');
  const names = (await shown()).names.map((one) => one.name);
  expect(names).toEqual([name, `${name} SAS`]);
});

test('a further name is added once and removed once', async () => {
  await addCompanyName(board, operator, { id, name: 'Cristaux du Nord' });
  await addCompanyName(board, operator, { id, name: 'Cristaux du Nord' });
  expect((await shown()).names).toEqual([{ name: 'Cristaux du Nord', kind: 'added' }]);
  await removeCompanyName(board, operator, { id, name: 'Cristaux du Nord' });
  expect((await shown()).names).toEqual([]);
  await expect(removeCompanyName(board, operator, { id, name: 'Cristaux du Nord' })).rejects.toMatchObject({
    code: 'office.companyChanged',
  });
});

test.each([
  [{ name: ' ' }, { name: 'field.required' }],
  [{ name: 'SAS' }, { name: 'field.invalid' }],
  [{ name: 'x'.repeat(201) }, { name: 'name.tooLong' }],
  [{ employees: '-3' }, { employees: 'field.invalid' }],
  [{ turnover_millions: '12,345' }, { turnover_millions: 'field.invalid' }],
  [{ turnover_year: '24' }, { turnover_year: 'field.invalid' }],
  [{ sector_id: '7' }, { sector_id: 'field.invalid' }],
  [{ size_id: '99' }, { size_id: 'field.invalid' }],
  [{ expertise: 'x'.repeat(20_001) }, { expertise: 'note.tooLong' }],
])('the fields %j are refused with the name of the field', async (fields, expected) => {
  await expect(correct(fields)).rejects.toMatchObject({ fields: expected });
  expect((await shown()).corrections).toEqual([]);
});

test('nobody corrects values that they have not seen, nor without the role', async () => {
  const { fields, seen } = await shown();
  await importRow({ employees: 13 });
  const typed = { ...fields, sector_id: '', size_id: '', turnover_millions: '', turnover_year: '' };
  const rest = { employees: '14', countries_count: '', volunteers_welcomed: '' };
  const texts = { presentation: '', presentation_en: '', expertise: '' };
  const late = correctCompany(board, operator, { id, seen, fields: { ...typed, ...rest, ...texts } });
  await expect(late).rejects.toMatchObject({ code: 'office.companyChanged' });
  await expect(correct({ employees: '14' }, { ...operator, roles: ['editor'] })).rejects.toMatchObject({
    code: 'office.notAllowed',
  });
  await correct({ employees: '14' });
  const acts = await db.selectFrom('staff.audit').select('changes').where('subject_id', '=', String(id)).execute();
  expect(acts).toEqual([{ changes: { employees: [13, 14] } }]);
});
