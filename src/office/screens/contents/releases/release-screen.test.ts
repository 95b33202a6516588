import { beforeEach, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import type { Role } from '#staff/roles.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db, now: () => noon }, { repository });

const enter = async (role: Role) => ({ role, ...(await enterAs(role)) });
const [editor, reviewer] = [await enter('editor'), await enter('reviewer')];
const actorOf = ({ id, role }: typeof editor) => ({ kind: 'staff', id, roles: [role], requestId: null }) as const;

const save = async (key: string, base: number | null = null) => {
  const content = { uid: key, tags: [], data: { title: `Un pont ${key} ${base ?? 0}` } };
  return repository.saveDraft({ type: 'news', key, lang: 'fr', content, base, actor: actorOf(editor) });
};
type Sent = Record<string, string>;
/** Sends a form of a page as somebody who has the page before them, and returns where it leads. */
const send = async (address: string, form: Sent, { session } = reviewer, html?: string): Promise<Response> => {
  const page = html ?? (await (await ask(address, { session })).text());
  const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? '';
  return ask(address, { session, form: Object.entries({ seen, ...form }) });
};
const leadsTo = (answer: Response): string => answer.headers.get('location') ?? '';
/** Makes a release with a document, and returns its address. */
const release = async (document: string): Promise<string> =>
  leadsTo(await send('/bureau/lots', { do: 'make', title: 'Automne', document }, editor)).replace(/\?.*/, '');
const stands = async (id: string) => (await repository.read(id))?.states.join(' ');

beforeEach(async () => {
  repository.clock.now = noon;
  await db.deleteFrom('content.releases').execute();
  await db.deleteFrom('content.documents').execute();
});

test('an editor prepares a release from a document, and a reviewer publishes it and takes it back', async () => {
  const [wood, stone] = [await save('wood'), await save('stone')];
  const address = await release(wood.id);
  expect(leadsTo(await send(address, { do: 'add', document: stone.id }, editor))).toContain('fait=saved');
  expect((await send(address, { do: 'publish' }, editor)).status).toBe(403);
  expect(leadsTo(await send(address, { do: 'publish' }))).toContain('fait=published');
  expect([await stands(wood.id), await stands(stone.id)]).toEqual(['published', 'published']);
  expect((await send(address, { do: 'takeBack', reason: ' ' })).status).toBe(422);
  expect(leadsTo(await send(address, { do: 'takeBack', reason: 'Trop tôt' }))).toContain('fait=takenBack');
  expect([await stands(wood.id), await stands(stone.id)]).toEqual(['withdrawn', 'withdrawn']);
});

test('a document of a release is published in a newer version, or withdrawn, when somebody says so', async () => {
  const wood = await save('wood');
  await repository.publish([wood], { actor: actorOf(reviewer) });
  await save('wood', 1);
  const address = await release(wood.id);
  await save('wood', 2);
  const html = await (await ask(address, editor)).text();
  expect(html).toContain('Publie la version 2');
  expect(html).toContain('La version 3 est plus récente');
  await send(address, { do: 'add', document: wood.id }, editor);
  expect(await (await ask(address, editor)).text()).toContain('Publie la version 3');
  await send(address, { do: 'withdraw', document: wood.id, reason: 'Fini' }, editor);
  expect(await (await ask(address, editor)).text()).toContain('Retire du site\u00A0: Fini');
  await send(address, { do: 'publish' });
  expect(await stands(wood.id)).toBe('withdrawn');
});

test('a form of a release that somebody changed since does nothing, and the page says so', async () => {
  const [wood, stone] = [await save('wood'), await save('stone')];
  const address = await release(wood.id);
  const before = await (await ask(address, reviewer)).text();
  await send(address, { do: 'add', document: stone.id }, editor);
  const answer = await send(address, { do: 'publish' }, reviewer, before);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Cette publication groupée a changé depuis');
  expect(await stands(wood.id)).toBe('draft');
});

test('a release waits for its time, and its plan can be cancelled', async () => {
  const address = await release((await save('wood')).id);
  expect((await send(address, { do: 'plan', date: '2020-01-01', time: '09:00' })).status).toBe(422);
  const date = new Date(noon.getTime() + 48 * 3_600_000).toISOString().slice(0, 10);
  expect(leadsTo(await send(address, { do: 'plan', date, time: '09:00' }))).toContain('fait=planned');
  expect(await (await ask(address, reviewer)).text()).toContain('Programmé');
  expect(leadsTo(await send(address, { do: 'cancel' }))).toContain('fait=cancelled');
  expect((await send(address, { do: 'cancel' })).status).toBe(409);
});

test('documents are found by their titles, and an empty release offers no publication', async () => {
  const wood = await save('wood');
  const address = await release('none');
  const html = await (await ask(`${address}?q=pont`, reviewer)).text();
  expect(html).toContain(wood.id);
  expect(html).not.toContain('value="publish"');
  expect((await ask(`${address}?q=%00`, reviewer)).status).toBe(200);
  for (const none of ['0', '999999999', 'x', '1e9'])
    expect((await ask(`/bureau/lots/${none}`, reviewer)).status).toBe(404);
  const title = 'x'.repeat(201);
  expect((await send('/bureau/lots', { do: 'make', title }, editor)).status).toBe(422);
});
