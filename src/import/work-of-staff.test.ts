import { expect, test } from 'vitest';
import { companySuccessor } from '#board/companies/company-successor.ts';
import { firstOwnIds } from '#board/context/own-ids.ts';
import { mergeCompanies } from '#board/operators/companies/merge-companies.ts';
import { addCompanyName } from '#board/operators/companies/name-company.ts';
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
