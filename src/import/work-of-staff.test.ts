import { expect, test } from 'vitest';
import { companySuccessor } from '#board/companies/company-successor.ts';
import { firstOwnIds } from '#board/context/own-ids.ts';
import { removeLogo, setLogo } from '#board/operators/companies/company-logo.ts';
import { mergeCompanies } from '#board/operators/companies/merge-companies.ts';
import { addCompanyName } from '#board/operators/companies/name-company.ts';
import { readCompanyLogo } from '#board/operators/companies/read-company-logo.ts';
import { testPicture } from '#board/operators/companies/testing/test-picture.ts';
import { undoMerge } from '#board/operators/companies/undo-merge.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { importingBoard } from './testing/importing-board.ts';
import { row2025, row2026 } from './testing/source-rows.ts';

const { db, importRows } = await importingBoard();
const board = testBoard(db);
const program = { kind: 'program', name: 'test' } as const;
const companyOf = async (offer: number) =>
  (await db.selectFrom('offers').select('company_id').where('id', '=', offer).executeTakeFirstOrThrow()).company_id;
const nameOf = async (id: number) =>
  (await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst())?.name;

test('an import that brings the name or the number of a merged company finds the one that stands for it', async () => {
  await importRows([
    row2026(1, { organizationId: 41, organizationName: 'Nordal' }),
    row2026(2, { organizationId: 42, organizationName: 'Nordal France' }),
  ]);
  const merge = await mergeCompanies(board, program, { survivorId: 41, formerId: 42 });
  const later = [
    row2026(2, { organizationId: 42, organizationName: 'Nordal France', missionDuration: 18 }),
    row2026(3, { organizationId: 42, organizationName: 'Nordal France' }),
    row2025(4, { organizationName: 'NORDAL FRANCE' }),
  ];
  await importRows(later);
  expect(await Promise.all([1, 2, 3, 4].map(companyOf))).toEqual([41, 41, 41, 41]);
  expect([await nameOf(41), await nameOf(42)]).toEqual(['Nordal', 'Nordal France']);
  await undoMerge(board, program, { mergeId: merge });
  expect(await Promise.all([1, 2, 3, 4].map(companyOf))).toEqual([41, 42, 42, 42]);
});

test('merges and names go along when a company known by its name gets a number', async () => {
  await importRows([
    row2025(11, { organizationName: 'Verre Ancien' }),
    row2025(12, { organizationName: 'Verre Moderne' }),
  ]);
  const [ancient, modern] = [await companyOf(11), await companyOf(12)];
  expect(Math.min(ancient, modern)).toBeGreaterThanOrEqual(firstOwnIds.companies);
  await addCompanyName(board, program, { id: ancient, name: 'Vieux Verre' });
  const merge = await mergeCompanies(board, program, { survivorId: ancient, formerId: modern });
  await importRows([
    row2026(13, { organizationId: 51, organizationName: 'Verre Ancien' }),
    row2026(14, { organizationId: 52, organizationName: 'Verre Moderne' }),
    row2025(15, { organizationName: 'Vieux verre' }),
  ]);
  expect(await Promise.all([11, 12, 13, 14, 15].map(companyOf))).toEqual([51, 51, 51, 51, 51]);
  expect([await companySuccessor(board, ancient), await companySuccessor(board, modern)]).toEqual([51, 51]);
  await undoMerge(board, program, { mergeId: merge });
  expect(await Promise.all([11, 12, 13, 14, 15].map(companyOf))).toEqual([51, 52, 51, 52, 51]);
});

const logoOf = (id: number) => readCompanyLogo(board, id);

test('the logo of the staff goes along when a company known by its name gets a number, and can still come back', async () => {
  await importRows([
    row2025(21, { organizationName: 'Cuir Fin' }),
    row2025(22, { organizationName: 'Cuir Souple' }),
    row2026(23, { organizationId: 62, organizationName: 'Cuir Souple SAS' }),
  ]);
  const [fine, supple] = [await companyOf(21), await companyOf(22)];
  await setLogo(board, program, { id: fine, seen: null }, testPicture('a'));
  await setLogo(board, program, { id: fine, seen: (await logoOf(fine)).own?.id ?? null }, testPicture('b'));
  await setLogo(board, program, { id: supple, seen: null }, testPicture('c'));
  await setLogo(board, program, { id: 62, seen: null }, testPicture('d'));
  await importRows([
    row2026(21, { organizationId: 61, organizationName: 'Cuir Fin' }),
    row2026(22, { organizationId: 62, organizationName: 'Cuir Souple' }),
  ]);
  expect([await companyOf(21), await companyOf(22)]).toEqual([61, 62]);
  expect(await logoOf(61)).toMatchObject({
    shown: testPicture('b').hash + '.png',
    own: { name: testPicture('b').hash + '.png' },
    former: { bytes: Buffer.from('a') },
  });
  // Of two logos the one of the company that stays is shown, and the other may come back.
  expect(await logoOf(62)).toMatchObject({
    shown: testPicture('d').hash + '.png',
    former: { bytes: Buffer.from('c') },
  });
  await removeLogo(board, program, { id: 61, seen: (await logoOf(61)).own?.id ?? null });
  expect((await logoOf(61)).shown).toBeNull();
});
