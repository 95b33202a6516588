import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { everyChoice, readChoices } from '#board/notifications/choices.ts';
import { channels } from '#board/notifications/define-kind.ts';
import { kinds } from '#board/notifications/kinds.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const ask = await openSite(board);
const address = '/en/notifications/choix';

test('the site sends only the ticked notifications, and the form shows which are ticked', async () => {
  const viewer = await insertCandidate(board);
  const form = { intent: 'choose', 'favouriteClosing.site': 'on', 'nothing.such': 'on' };
  const saved = await ask(address, { viewer, form });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}?done=chosen`]);
  expect(await readChoices(board, viewer)).toContainEqual({ kind: 'favouriteClosing', site: true, mail: false });
  expect(await (await ask(`${address}?done=chosen`, { viewer })).text()).toContain('Your choices are saved.');
  const page = await (await ask(address, { viewer })).text();
  expect(page).not.toContain('Your choices are saved.');
  expect(page.match(/type="checkbox"/g)).toHaveLength(everyChoice.length);
  expect(page.match(/<input[^>]*checked=""[^>]*>/g)).toHaveLength(1);
});

test('an unknown intent changes nothing; a visitor is asked to sign in', async () => {
  const viewer = await insertCandidate(board);
  const before = await readChoices(board, viewer);
  for (const form of [{ intent: '' }, { intent: 'other' }])
    expect((await ask(address, { viewer, form })).status).toBe(400);
  expect(await readChoices(board, viewer)).toEqual(before);
  for (const asked of [{}, { form: { intent: 'choose' } }])
    expect((await ask(address, asked)).headers.get('location')).toContain('/en/connexion');
});

test('each event is a row of one table, with a box or a reason for each channel', async () => {
  const page = await (await ask(address, { viewer: await insertCandidate(board) })).text();
  const rows = [...page.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)];
  expect(rows.length).toBe(kinds.length + 2);
  for (const [, event = '', cells = ''] of rows) {
    expect(cells.match(/<td>/g)).toHaveLength(channels.length);
    const boxes = cells.match(/type="checkbox"/g) ?? [];
    expect(boxes.length === channels.length || event.includes('<small>')).toBe(true);
  }
  // Each box is named by its row and its column.
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const names = [...page.matchAll(/<input type="checkbox"[^>]*aria-labelledby="(\S+) (\S+)"/g)];
  expect(names).toHaveLength(everyChoice.length);
  expect(names.every(([, row, column]) => ids.has(row) && ids.has(column))).toBe(true);
});
