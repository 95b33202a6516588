import { expect, test } from 'vitest';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';
import { receiveApplication } from './testing/receive-application.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);

test('before the button is pressed, the cover page names no candidate and counts no visit', async () => {
  const { link, page, read } = await receiveApplication(board);
  for (let visit = 0; visit < 3; visit += 1) {
    const cover = await (await ask(link)).text();
    expect(cover).toContain('Acheteuse à Lima');
    expect(cover).not.toMatch(/Ørsted|zoe@/);
  }
  expect((await read()).state).toBe('transmitted');
  const opened = await ask(link, { form: {} });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
  expect((await read()).state).toBe('opened');
});
