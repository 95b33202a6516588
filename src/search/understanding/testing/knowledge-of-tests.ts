import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { createKnowledge, type Knowledge } from '#search/understanding/names/knowledge.ts';

/** Companies of the tests by id. */
const companies = [
  { id: 1, name: 'AIRBUS' },
  { id: 2, name: 'AIRBUS HELICOPTERS SAS' },
  { id: 3, name: "L'OREAL" },
  { id: 4, name: 'ORANGE' },
  { id: 5, name: 'GROUPE SEB' },
  { id: 6, name: 'ACTION CONTRE LA FAIM' },
  { id: 7, name: 'DATA MARKETING SOLUTIONS' },
  { id: 8, name: 'SOCIETE GENERALE SECURITIES' },
];

const cities = [
  ['BE', 'Bruxelles', 'Brussels'],
  ['DE', 'Munich', 'Munich'],
  ['DE', 'Cologne', 'Cologne'],
  ['MX', 'Mexico', 'Mexico City'],
  ['GB', 'READING', 'READING'],
  ['GB', 'Birmingham', 'Birmingham'],
  ['US', 'Birmingham, AL', 'Birmingham, AL'],
  ['US', 'New York, NY', 'New York, NY'],
  ['US', 'Mobile, AL', 'Mobile, AL'],
  ['SG', 'Singapour', 'Singapore'],
] as const;

/**
 * Returns the knowledge of the whole thesaurus, the countries of the world, and a few cities and companies.
 */
export async function knowledgeOfTests(): Promise<Knowledge> {
  const { db } = await testDatabase();
  await insertReference(db);
  return createKnowledge({
    ...(await readReference(db)),
    cities: new Map(cities.map(([countryId, fr, en]) => [`${countryId}-${fr.slice(0, 4)}`, { countryId, fr, en }])),
    companies: new Map(companies.map(({ id, name }) => [id, { name }])),
    companySurvivors: new Map(),
  });
}
