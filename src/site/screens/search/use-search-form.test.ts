import { expect, test } from 'vitest';
import { searchAddress } from './use-search-form.ts';

test('empty fields and the default order are left out of the address', () => {
  const fields = new FormData();
  for (const [name, value] of [
    ['query', ' '],
    ['gerographicZones', '0'],
    ['gerographicZones', '4'],
    ['sort', ''],
    ['missionStartDate', ''],
  ] as const) {
    fields.append(name, value);
  }
  expect(searchAddress(fields).toString()).toBe('gerographicZones=4');
});

test('a visitor can choose the order «newest first», although its value is 0', () => {
  const fields = new FormData();
  fields.append('sort', '0');
  expect(searchAddress(fields).toString()).toBe('sort=0');
});

test('if a criterion has several values, all of them are in the address', () => {
  const fields = new FormData();
  fields.append('countriesIds', 'DE');
  fields.append('countriesIds', 'AT');
  fields.append('sort', '3');
  expect(searchAddress(fields).toString()).toBe('countriesIds=DE&countriesIds=AT&sort=3');
});
