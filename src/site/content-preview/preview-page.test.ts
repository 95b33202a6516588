import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '../testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);

const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location'), headers.get('set-cookie')?.split(';', 1)[0]];
};

const leave = (to: string) => told(ask('/en/preview', { form: { intent: 'leave', to } }));

test('whoever leaves a preview comes back to the page, and nowhere else', async () => {
  expect(await leave('/en/news?page=2')).toEqual([303, '/en/news?page=2', 'io.prismic.preview=']);
  for (const to of ['https://evil.example/', '//evil.example', '']) expect((await leave(to))[1]).toBe('/en');
});

test('a candidate leaves it as a visitor does', async () => {
  const viewer = await insertCandidate(board);
  expect(await told(ask('/preview', { form: { intent: 'leave' }, viewer }))).toEqual([303, '/', 'io.prismic.preview=']);
});

test('an unknown intent changes nothing', async () => {
  expect(await told(ask('/preview', { form: { intent: 'evil' } }))).toEqual([400, null, undefined]);
});

test('a link that shows nothing is said to be one, and its cookie goes', async () => {
  expect(await told(ask('/preview?token=x'))).toEqual([410, null, 'io.prismic.preview=']);
});
