import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import { tableRows } from '#office/testing/table-rows.ts';

const { db } = await testDatabase();
const { enterAs, ask } = openOffice({ db, now: () => noon });
const { session } = await enterAs('operator');
const check = async (rows: string) => {
  const facts = { year: '2027', from: '2027-01-01', fixed: '800', source: 'Arrêté', link: 'https://example.org/' };
  return ask('/bureau/bareme', { session, form: Object.entries({ do: 'check', ...facts, rows }) });
};

test('the check names the line of a city that the site does not know, and what it may mean; it can be saved', async () => {
  const answer = await check('DE;2200\nDE;Munihc;2500\nDE;Berlin;2400');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Le site ne connaît pas une ville.');
  expect(tableRows(html)).toContainEqual(['2', 'Munihc', 'Allemagne', 'Munich']);
  expect(html).toContain('name="do" value="save"');
});

test('the check says nothing of cities that the site knows', async () => {
  expect(await (await check('DE;Munich;2500')).text()).not.toContain('ne connaît pas');
});
