import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { canonicalAddress } from '#search/criteria/canonical-address.ts';
import { criterionNames, criterionOf } from '#search/criteria/criteria.ts';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { countrySearch, linkParameters } from './linked-search.ts';

const { db } = await testDatabase();
await insertReference(db);
const known = await readReference(db);

// The links in the header; editors write them by hand.
const header = readFileSync(join(import.meta.dirname, '../../../../content/header/header.fr.json'), 'utf8');
const written = /"sub_nav_link": "site:([^"]+)",\s+"label": "[^"]*"(?:,\s+"query": "([^"]*)")?/g;
const links = Array.from(header.matchAll(written), ([, to = '', query = '']) => (query === '' ? to : `${to}?${query}`));
const searches = [...new Set(links), countrySearch({ zoneId: 4, countryId: 'JP' })].filter((to) => to.includes('?'));

// Leaves out `latest=true`, which is the former site's name of the default order.
test.each(searches.filter((to) => !to.endsWith('?latest=true')))('%s is the canonical address of its search', (to) => {
  const asked = new URLSearchParams(to.slice(to.indexOf('?')));
  expect(canonicalAddress(asked, known).toString()).toBe(asked.toString());
});

test('links and forms use the parameter names of the criteria', () => {
  const names = criterionNames.filter((name) => Object.hasOwn(linkParameters, name));
  expect(Object.fromEntries(names.map((name) => [name, criterionOf(name).parameters[0]]))).toEqual(linkParameters);
});
