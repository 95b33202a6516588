import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { properNounsOf } from '#board/cleaning/proper-nouns.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { offerRow } from '../testing/offer-rows.ts';
import { readOfferRow } from './read-offer-row.ts';

const { db } = await testDatabase();
await insertReference(db);
const reference = await readReference(db);
const read = (raw: unknown) => readOfferRow(raw, reference, properNounsOf(reference.countries));

const names = Object.keys(offerRow('a', { contact: {}, description: '', endsAt: '', filled: true, reference: '' }));

test('any value in any field is accepted, or refused with the name of the field, without an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
      const reading = read(offerRow('any', { [name]: value }));
      const wrong = reading.ok ? [] : reading.faults.map(({ field }) => field.split('.')[0]);
      expect([[], [name]]).toContainEqual([...new Set(wrong)]);
    }),
  );
});

test('a row that is not an offer is refused', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(read(raw).ok).toBe(false);
    }),
  );
});

test.each([
  ['a date that does not exist', { missionStart: '2027-02-30' }, 'missionStart'],
  ['a year that the database does not know', { missionStart: '0000-01-01' }, 'missionStart'],
  ['an address that is not a web page', { contact: { url: 'javascript:alert(1)' } }, 'contact.url'],
  ['a contact with two addresses', { contact: { email: 'a@example.org, b@example.org' } }, 'contact.email'],
  ['a title of marks alone', { title: '(H/F)' }, 'title'],
  ['an allowance that rounds to nothing', { monthlyAllowance: 0.001 }, 'monthlyAllowance'],
  ['a company name of a mark alone', { company: { name: '(H/F)' } }, 'company.name'],
  ['a company name of a sign alone', { company: { name: '*' } }, 'company.name'],
  ['a company name of a quotation mark alone', { company: { name: '"' } }, 'company.name'],
  ['a company name of a legal form alone', { company: { name: 'SA' } }, 'company.name'],
  ['a title of invisible characters', { title: '\u200b\u0000' }, 'title'],
])('a row with %s is refused with the name of the field', (_what, more, field) => {
  const reading = read(offerRow('bad', more));
  expect(reading).toMatchObject({ ok: false, externalId: 'bad', faults: [{ field }] });
});
