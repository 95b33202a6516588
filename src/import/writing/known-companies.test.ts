import { expect, test } from 'vitest';
import { insertCompany, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { addCompanyName } from '#board/operators/companies/name-company.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readKnownCompanies } from './known-companies.ts';

const { db } = await testDatabase();
await insertReference(db);
const program = { kind: 'program', name: 'test' } as const;

test('a further name leads imports to a company, unless another company has it', async () => {
  const id = await insertCompany(db, { name: 'Verrerie', source: 'import' });
  await addCompanyName(testBoard(db), program, { id, name: 'Cristaux du Nord' });
  expect((await readKnownCompanies(db)).idOf('CRISTAUX DU NORD')).toBe(id);
  const other = await insertCompany(db, { name: 'Cristaux du Nord', source: 'import' });
  expect((await readKnownCompanies(db)).idOf('Cristaux du Nord')).toBe(other);
});
