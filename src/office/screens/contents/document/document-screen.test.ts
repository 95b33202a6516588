import { beforeEach, describe, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';
import type { Role } from '#staff/roles.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db, now: () => noon }, { repository });

const enter = async (role: Role) => ({ role, ...(await enterAs(role)) });
const [editor, reviewer, reader] = [await enter('editor'), await enter('reviewer'), await enter('reader')];
const actorOf = ({ id, role }: typeof editor) => ({ kind: 'staff', id, roles: [role], requestId: null }) as const;

let id = '';
let count = 0;
const save = async (title: string, base: number | null, by = editor) => {
  const content = { uid: `page-${count}`, tags: [], data: { title } };
  return repository.saveDraft({ type: 'news', key: `page-${count}`, lang: 'fr', content, base, actor: actorOf(by) });
};
const address = () => `/bureau/contenus/${id}`;
const page = async ({ session } = reviewer) => (await ask(address(), { session })).text();
/** Sends a form as somebody who has the page before them. */
const send = async ({ session } = reviewer, form: Record<string, string> = {}, html?: string) => {
  const seen = /name="seen" value="([^"]*)"/.exec(html ?? (await page(reviewer)))?.[1] ?? '';
  return ask(address(), { session, form: Object.entries({ seen, ...form }) });
};
const done = async (answer: Promise<Response>) => (await answer).headers.get('location')?.replace(/.*fait=/, '');
const stands = async () => (await repository.read(id))?.states.join(' ');
const withdrawal = { do: 'withdraw', reason: 'Outdated', confirmed: 'yes' };

/** Acts of each form of a page. */
const actsIn = (html: string) =>
  [...html.replace(/.*<main/s, '').matchAll(/<form.*?<\/form>/gs)].map(([form]) =>
    [...form.matchAll(/value="(ask|approve|refuse|publish|planPublication)"/g)].map(([, act]) => act).join(' '),
  );

beforeEach(async () => {
  repository.clock.now = noon;
  count += 1;
  ({ id } = await save('Un pont en bois', null));
});

test('a published document leads to its page on the site; a draft does not', async () => {
  const link = `href="/news/page-${count}"`;
  expect(await page()).not.toContain(link);
  await repository.publish([{ id, version: 1 }], { actor: actorOf(reviewer) });
  expect(await page()).toContain(link);
  const content = { uid: `moved-${count}`, tags: [], data: { title: 'Un pont en pierre' } };
  const draft = { type: 'news', key: `page-${count}`, lang: 'fr', content, base: 1 } as const;
  await repository.saveDraft({ ...draft, actor: actorOf(editor) });
  expect(await page()).toContain(link);
  await repository.withdraw([id], { actor: actorOf(reviewer), reason: 'Over' });
  expect(await page()).not.toContain('Voir sur le site');
});

test('a draft that equals the published version, as after its restoration, wants no review and no publication', async () => {
  await repository.publish([{ id, version: 1 }], { actor: actorOf(reviewer) });
  await save('Un pont en pierre', 1);
  expect(await page()).toMatch(/Publié, modifications en attente.*<button value="approve"/s);
  await repository.restore({ id, version: 1, base: 2 }, { actor: actorOf(editor) });
  const html = await page();
  expect(await stands()).toBe('published');
  expect(html).toMatch(/Version 3.*Identique à la version en ligne.*Voir sur le site/s);
  expect(html).not.toMatch(/value="(?:ask|approve|refuse|publish|planPublication|invite)"/);
  const states = ['published', 'changedSince'] as const;
  const listed = await Promise.all(states.map((state) => repository.list({ state })));
  expect(listed.map(({ documents }) => documents.some((one) => one.id === id))).toEqual([true, false]);
});

describe('a form names the version that was on the screen', () => {
  test('if somebody saved since, nothing happens, and the page shows the newer version and says so', async () => {
    const before = await page();
    await save('Un pont en pierre', 1);
    const answer = await send(reviewer, { do: 'publish' }, before);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('rien n’a été fait');
    expect(html).toContain('Publier la version 2 maintenant');
    expect(await stands()).toBe('draft');
    expect(await done(send(reviewer, { do: 'publish' }, html))).toBe('published');
  });

  test('if somebody published since, a withdrawal of what was there before does nothing', async () => {
    await repository.publish([{ id, version: 1 }], { actor: actorOf(reviewer) });
    const before = await page();
    await save('Un pont en pierre', 1);
    await repository.publish([{ id, version: 2 }], { actor: actorOf(reviewer) });
    expect((await send(reviewer, withdrawal, before)).status).toBe(409);
    expect(await stands()).toBe('published');
  });
});

test('a reader sees the document and is offered nothing', async () => {
  await repository.publish([{ id, version: 1 }], { actor: actorOf(reviewer) });
  await save('Un pont en pierre', 1);
  const html = await page(reader);
  expect(html).toContain('Publié, modifications en attente');
  expect(html).not.toContain('name="seen"');
});

test('an editor publishes what a reviewer has approved, and nothing else', async () => {
  expect(await page(editor)).toContain('faites-la d’abord approuver');
  expect(await page(editor)).not.toContain('value="publish"');
  const refused = await send(editor, { do: 'publish' });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Personne d’autre')]);
  expect(await done(send(editor, { do: 'ask', words: 'Prêt ?' }))).toBe('asked');
  expect(await page(editor)).toMatch(/En attente de relecture\u00a0: vous pourrez publier/);
  expect(await page(editor)).not.toContain('faites-la d’abord approuver');
  expect(await page()).toContain('Prêt ?');
  expect(await done(send(reviewer, { do: 'approve', words: '' }))).toBe('approved');
  expect(await page(editor)).toMatch(/>Approuvé<.*value="publish"/s);
  expect(await done(send(editor, { do: 'publish' }))).toBe('published');
});

test('a reviewer gives the verdict in one form above the publication, and asks nobody else for it', async () => {
  const acts = actsIn(await page());
  expect(acts.slice(0, 2)).toEqual(['approve refuse', 'publish']);
  expect(acts.join(' ')).not.toContain('ask');
  await save('Le mien', 1, reviewer);
  expect(await page()).toMatch(/<details[^>]*><summary>Demander une relecture<.*value="ask"/s);
});

test('a refusal has words, and nobody is offered a verdict on their own version', async () => {
  const empty = await send(reviewer, { do: 'refuse', words: ' ' });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toMatch(/id="approve-words"[^>]*aria-invalid="true"/);
  expect(await done(send(reviewer, { do: 'refuse', words: 'Trop court' }))).toBe('refused');
  expect(await page(editor)).toContain('Trop court');
  await save('Le mien', 1, reviewer);
  expect(await page(reviewer)).not.toContain('value="approve"');
  expect(await (await send(reviewer, { do: 'approve', words: '' })).text()).toContain('une autre personne doit');
});

test('a withdrawal says first what visitors will see, and then takes the document off the site', async () => {
  await repository.publish([{ id, version: 1 }], { actor: actorOf(reviewer) });
  const asked = await send(reviewer, { do: 'withdraw', reason: 'Outdated' });
  const confirmation = await asked.text();
  expect([asked.status, await stands()]).toEqual([200, 'published']);
  expect(confirmation).toContain('le site répondra que la page n’existe pas');
  expect(await done(send(reviewer, withdrawal, confirmation))).toBe('withdrawn');
  expect(await stands()).toBe('withdrawn');
});

test('a plan happens at the time that clocks in Paris show, and can be cancelled', async () => {
  const plan = { do: 'planPublication', date: '2027-01-15', time: '09:00' };
  expect(await done(send(reviewer, plan))).toBe('planned');
  expect((await repository.read(id))?.plans[0]?.at).toEqual(new Date('2027-01-15T08:00:00Z'));
  const number = String((await repository.read(id))?.plans[0]?.id);
  expect(await done(send(reviewer, { do: 'cancel', plan: number }))).toBe('cancelled');
  const again = await send(reviewer, { do: 'cancel', plan: number });
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('a déjà eu lieu')]);
});

test.each([
  ['2020-01-15', '09:00'],
  ['2031-01-15', '09:00'],
  ['2027-02-30', '09:00'],
  ['', '09:00'],
  ['2027-01-15', '25:00'],
])('a plan for «%s» at «%s» is refused beside its field, with what was typed', async (date, time) => {
  const answer = await send(reviewer, { do: 'planPublication', date, time });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/id="planPublication-(date|time)"[^>]*aria-invalid="true"/);
});

test('what differs from the site is marked by ins and del', async () => {
  await repository.publish([{ id, version: 1 }], { actor: actorOf(reviewer) });
  await save('Un pont en pierre', 1);
  const html = await page(reader);
  expect(html).toMatch(/<del>.*bois<\/del><ins>.*pierre<\/ins>/);
  expect(html).toContain('Titre');
});

test('a planned withdrawal is cancelled by who may withdraw, and an editor is not offered it', async () => {
  await send(reviewer, { do: 'publish' });
  await send(reviewer, { do: 'planWithdrawal', date: '2026-12-24', time: '09:00', reason: 'Fin' });
  expect(await page(reviewer)).toContain('name="do" value="cancel"');
  expect(await page(editor)).not.toContain('name="do" value="cancel"');
});

test('a plan that failed says why in words', async () => {
  await send(reviewer, { do: 'planPublication', date: '2026-12-24', time: '09:00' });
  await db.updateTable('content.schedules').set({ error: 'content.uidTaken' }).where('document_id', '=', id).execute();
  expect(await page(reader)).toContain('a déjà cette adresse');
});

test('a text that is too long and a document that does not exist are refused with words', async () => {
  expect((await send(reviewer, { do: 'ask', words: 'x'.repeat(5000) })).status).toBeGreaterThanOrEqual(409);
  expect((await ask('/bureau/contenus/nothing', { session: reviewer.session })).status).toBe(404);
  const form = [['do', 'publish'] as const];
  expect((await ask("/bureau/contenus/a'b", { session: reviewer.session, form })).status).toBe(404);
});

test('the preview leads to the site with the draft of this document', async () => {
  const answer = await ask(`${address()}/apercu`, { session: reader.session });
  const place = new URL(answer.headers.get('location') ?? '', 'https://mvi.example');
  expect([place.pathname, place.searchParams.get('documentId')]).toEqual(['/preview', id]);
  expect(repository.readPreview(place.searchParams.get('token') ?? '')?.drafts).toEqual([id]);
});
