import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { listPageSize } from '#site/parts/account/list-page.ts';
import { openSite } from '#site/testing/ask-site.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const ask = await openSite(board);
const list = '/en/espace-personnel/candidatures';

test('the list links to every application, across its pages', async () => {
  const viewer = await insertCandidate(board);
  const ids: string[] = [];
  for (let index = 0; index <= listPageSize; index += 1) ids.push(await insertApplication(db, viewer));
  const pages = [await ask(list, { viewer }), await ask(`${list}?page=2`, { viewer })];
  const shown = (await Promise.all(pages.map((page) => page.text()))).map((page) =>
    ids.filter((id) => page.includes(`href="${list}/${id}"`)),
  );
  expect(shown.map((some) => some.length)).toEqual([listPageSize, 1]);
  expect(new Set(shown.flat())).toEqual(new Set(ids));
});

test('a form on a separate page withdraws an application, and a reload does not repeat this', async () => {
  const viewer = await insertCandidate(board);
  const id = await insertApplication(db, viewer, { transmitted_at: noon });
  const page = `${list}/${id}`;
  expect(await (await ask(page, { viewer })).text()).toContain(`href="${page}/retirer"`);
  expect((await ask(`${page}/retirer`, { viewer })).status).toBe(200);
  const answer = await ask(`${page}/retirer`, { viewer, form: {} });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=withdrawn`]);
  expect(await (await ask(`${page}?done=withdrawn`, { viewer })).text()).not.toContain(`${page}/retirer"`);
  expect((await ask(`${page}/retirer`, { viewer })).headers.get('location')).toBe(page);
});

test('another candidate’s application is not found, and a visitor must sign in first', async () => {
  const page = `${list}/${await insertApplication(db, await insertCandidate(board))}`;
  const viewer = await insertCandidate(board);
  for (const address of [page, `${page}/retirer`, `${list}/x`]) {
    expect((await ask(address, { viewer })).status).toBe(404);
    expect((await ask(address)).headers.get('location')).toContain('/en/connexion?to=');
  }
  expect((await ask(`${page}/retirer`, { viewer, form: {} })).status).toBe(404);
  expect((await ask(`${page}/retirer`, { form: {} })).headers.get('location')).toContain('/en/connexion');
});

test('texts by candidates never become markup', async () => {
  const viewer = await insertCandidate(board);
  const evil = '<img src=x>';
  const id = await insertApplication(db, viewer, { message: evil, cv_file_name: evil, email: evil });
  const answer = { application_id: id, answer: 'contact', message: evil, answered_at: noon } as const;
  await db.insertInto('application_answers').values(answer).execute();
  expect(await (await ask(`${list}/${id}`, { viewer })).text()).not.toContain('<img src=x');
});
