import { beforeEach, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { openStaffSession } from '#staff/sessions/staff-sessions.ts';
import { postedBy } from '../../editing/testing/posted-by.ts';
import type { Pair } from '../../editing/typed.ts';
import { openOffice } from '../../testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const clock = { ahead: 0 };
const board = { ...testBoard(db), now: () => new Date(Date.UTC(2026, 10, 26, 13, 32) + clock.ahead) };
const { ask, enterAs } = openOffice(board, { repository });
const [ada, bob] = [await enterAs('editor'), await enterAs('editor')];
const newNews = '/bureau/contenus/nouveau?type=news&lang=fr';
let turn = 0;

beforeEach(async () => {
  clock.ahead = 0;
  repository.clock.now = new Date(Date.UTC(2026, 10, 21));
  await db.deleteFrom('content.documents').execute();
  await db.deleteFrom('staff.kept_work').execute();
  await db.deleteFrom('staff.presence').execute();
});

/** What a page shows without scripts. */
const shownIn = async (answer: Response) => (await answer.text()).replaceAll(/<template.*?<\/template>/gs, '');
const pageAt = async (address: string, session = ada.session) => shownIn(await ask(address, { session }));
/** Fields of the form of the document. */
const fieldsIn = (html: string): Pair[] =>
  postedBy(
    html
      .split('<form')
      .find((form) => form.includes('name="do" value="write"'))
      ?.split('</form>')[0] ?? '',
  );
const openForm = async (address: string, session = ada.session) => fieldsIn(await pageAt(address, session));
const typedInto = (fields: readonly Pair[], typed: Readonly<Record<string, string>>): Pair[] => [
  ...fields.map(([name, value]): Pair => [name, typed[name] ?? value]),
  ...Object.entries(typed).filter(([name]) => !fields.some(([one]) => one === name)),
];
const send = (address: string, fields: readonly Pair[], session = ada.session) =>
  ask(address, { session, form: fields });
const valueOf = (fields: readonly Pair[], name: string) => fields.find(([one]) => one === name)?.[1] ?? '';

/** Keeps what is typed into a form, as the script of the page does. */
async function keep(address: string, fields: readonly Pair[], { session, id: member } = ada): Promise<unknown> {
  turn += 1;
  const answer = await send(address, typedInto(fields, { do: 'keep', member, turn: String(turn) }), session);
  return answer.status === 200 ? answer.json() : answer.status;
}

async function written(): Promise<string> {
  const fields = typedInto(await openForm(newNews), { uid: 'first', 'd.title': 'One' });
  const place = (await send(newNews, fields)).headers.get('location') ?? '';
  return place.replace('?fait=saved', '');
}
const waiting = 'Vous avez des modifications non enregistrées';
const titleAt = async (address: string) => (await repository.read(address.split('/')[3] ?? ''))?.content.data['title'];

test('unsaved words are found again with their time, go on in the form, and are no version', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Unsaved' });
  expect(await keep(address, form)).toEqual({
    end: 'kept',
    said: 'Enregistré à 14\u00a0h\u00a032 sur le serveur.',
  });
  const html = await pageAt(address);
  expect(html).toContain(`${waiting} de 14\u00a0h\u00a032.`);
  expect(valueOf(fieldsIn(html), 'd.title')).toBe('One');
  expect(await titleAt(address)).toBe('One');
  const resumed = await shownIn(
    await send(address, [
      ['do', 'resume'],
      ['work', valueOf(form, 'page')],
    ]),
  );
  expect(valueOf(fieldsIn(resumed), 'd.title')).toBe('Unsaved');
  expect(resumed).not.toContain(waiting);
  clock.ahead = 24 * hour;
  const session = await openStaffSession(board, { memberId: ada.id, way: 'provider' });
  expect(await pageAt(address, session)).toContain(`${waiting} du 26 novembre 2026 à 14\u00a0h\u00a032.`);
});

test('nobody else sees unsaved words, also if the page was opened before somebody else signed in', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Unsaved' });
  await keep(address, form);
  expect(await pageAt(address, bob.session)).not.toContain(waiting);
  const taken = await send(
    address,
    [
      ['do', 'resume'],
      ['work', valueOf(form, 'page')],
    ],
    bob.session,
  );
  expect(await taken.text()).not.toContain('Unsaved');
  expect(await keep(address, form, { ...bob, id: ada.id })).toEqual({ end: 'other' });
  expect(await pageAt(address, bob.session)).not.toContain(waiting);
});

test('a saved form clears its unsaved words, and a request that arrives later does not bring them back', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Two' });
  await keep(address, form);
  await send(address, form);
  expect(await keep(address, form)).toEqual({ end: 'ended' });
  expect(await pageAt(address)).not.toContain(waiting);
  expect(await titleAt(address)).toBe('Two');
});

test('unsaved words say from which version they are and what they change, or are not offered', async () => {
  const address = await written();
  await keep(address, typedInto(await openForm(address), { 'd.title': 'Unsaved', 'd.summary': 'New' }));
  expect(await pageAt(address)).toContain('Elles partent de la version 1 et changent\u00a0: Titre, Résumé.');
  await db.deleteFrom('staff.kept_work').execute();
  await keep(address, await openForm(address));
  expect(await pageAt(address)).not.toContain(waiting);
});

test('unsaved words end with a later version of the same person, saved or restored, and not of another', async () => {
  const address = await written();
  const id = address.split('/')[3] ?? '';
  const at = (ahead: number) => {
    clock.ahead = ahead;
    repository.clock.now = board.now();
  };
  at(minute);
  await keep(address, typedInto(await openForm(address), { 'd.title': 'Old' }));
  at(2 * minute);
  await send(address, typedInto(await openForm(address, bob.session), { 'd.summary': 'Theirs' }), bob.session);
  expect(await pageAt(address)).toContain(waiting);
  at(3 * minute);
  await send(address, typedInto(await openForm(address), { 'd.summary': 'Mine' }));
  expect(await pageAt(address)).not.toContain(waiting);
  at(4 * minute);
  await keep(address, typedInto(await openForm(address), { 'd.title': 'Newer' }));
  expect(await pageAt(address)).toContain(waiting);
  at(5 * minute);
  const actor = { kind: 'staff', id: ada.id, roles: ['editor'], requestId: null } as const;
  await repository.restore({ id, version: 1, base: 3 }, { actor });
  expect(await pageAt(address)).not.toContain(waiting);
});

test('unsaved words of a new document end when the same person has saved them from another page', async () => {
  const form = await openForm(newNews);
  await keep(newNews, typedInto(form, { 'd.title': 'Un quai', uid: '' }));
  await keep(newNews, typedInto(await openForm(newNews), { 'd.title': 'Un phare', uid: '' }));
  expect((await pageAt(newNews)).split(waiting)).toHaveLength(3);
  repository.clock.now = new Date(board.now().getTime() + minute);
  await send(newNews, typedInto(await openForm(newNews), { 'd.title': 'Un quai', uid: '' }));
  const left = await pageAt(newNews);
  expect(left.split(waiting)).toHaveLength(2);
  expect(left).toContain('Elles remplissent\u00a0: Titre.');
});

test('a new document is kept too, and cleared by its first draft', async () => {
  const form = typedInto(await openForm(newNews), { 'd.title': 'Not yet', uid: 'not-yet' });
  await keep(newNews, form);
  expect(await pageAt(newNews)).toContain(waiting);
  expect(await pageAt('/bureau/contenus/nouveau?type=news&lang=en')).not.toContain(waiting);
  await send(newNews, form);
  expect(await pageAt(newNews)).not.toContain(waiting);
});

test('unsaved words that rest on an older version are merged with the newer one', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Mine' });
  await keep(address, form);
  await send(address, typedInto(await openForm(address, bob.session), { 'd.summary': 'Theirs' }), bob.session);
  const resumed = await send(address, [
    ['do', 'resume'],
    ['work', valueOf(form, 'page')],
  ]);
  const merging = await shownIn(await send(address, fieldsIn(await resumed.text())));
  expect(merging).toContain('Repris de l’autre version\u00a0: Résumé');
  await send(address, typedInto(fieldsIn(merging), { step: 'decided' }));
  expect((await repository.read(address.split('/')[3] ?? ''))?.content.data).toMatchObject({
    title: 'Mine',
    summary: 'Theirs',
  });
  expect(await pageAt(address)).not.toContain(waiting);
});

test('two tabs keep their own words, and both are offered', async () => {
  const address = await written();
  const [one, two] = [await openForm(address), await openForm(address)];
  await keep(address, typedInto(one, { 'd.title': 'First tab' }));
  await keep(address, typedInto(two, { 'd.title': 'Second tab' }));
  expect((await pageAt(address)).split(`${waiting} de`)).toHaveLength(3);
});

test('what was thrown away can be taken back, also without scripts', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Unsaved' });
  await keep(address, form);
  const work: Pair = ['work', valueOf(form, 'page')];
  const thrown = await shownIn(await send(address, [['do', 'discard'], work]));
  expect(thrown).toContain('Modifications jetées');
  expect(await pageAt(address)).not.toContain(waiting);
  const back = await shownIn(await send(address, [['do', 'resume'], work]));
  expect(valueOf(fieldsIn(back), 'd.title')).toBe('Unsaved');
  expect(await shownIn(await send(address, [['do', 'resume'], work]))).toContain('Ces modifications ne sont plus là');
});

test('words that only a device has go on too, and are not lost if they are thrown away', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Offline' });
  const work = { work: crypto.randomUUID() };
  const resumed = await shownIn(await send(address, typedInto(form, { ...work, do: 'resume' })));
  expect(valueOf(fieldsIn(resumed), 'd.title')).toBe('Offline');
  await send(address, typedInto(form, { ...work, do: 'discard' }));
  const back = await shownIn(
    await send(address, [
      ['do', 'resume'],
      ['work', work.work],
    ]),
  );
  expect(valueOf(fieldsIn(back), 'd.title')).toBe('Offline');
});

test('the preview beside the form shows what is kept, of the member alone who asks', async () => {
  const address = await written();
  const form = typedInto(await openForm(address), { 'd.title': 'Unsaved', 'd.published_on': 'no day' });
  await keep(address, form);
  const page = valueOf(form, 'page');
  const frame = `${address.replace('/ecrire', '/apercu-direct')}?saisie=${page}`;
  const tokenFor = async (session: string) => {
    const place = (await ask(frame, { session })).headers.get('location') ?? '';
    return new URL(place, 'https://mvi.example').searchParams.get('token') ?? '';
  };
  const shownBy = async (ref: string) => {
    const url = new URL('https://mvi.example/content/api/v2/documents/search');
    url.search = new URLSearchParams({ ref, q: '[[at(document.type, "news")]]' }).toString();
    return (await repository.fetch(new Request(url))).text();
  };
  const own = await tokenFor(ada.session);
  expect(repository.readPreview(own)).toMatchObject({ isWork: true });
  expect(await shownBy(own)).toContain('Unsaved');
  expect(await shownBy(await tokenFor(bob.session))).not.toContain('Unsaved');
  expect(await titleAt(address)).toBe('One');
  expect((await ask(`${frame}x`, { session: ada.session })).status).toBe(404);
});

test('a script whose session has ended is told so, and nothing waits for a sign-in', async () => {
  const address = await written();
  const form = await openForm(address);
  clock.ahead = 2 * hour;
  expect(await keep(address, form)).toBe(401);
  expect(await db.selectFrom('staff.kept_forms').select('id').execute()).toEqual([]);
});

test('two members who write the same document are named to each other, and to who looks at it', async () => {
  const address = await written();
  const present = async ({ id: member, session }: typeof ada, page = crypto.randomUUID()) =>
    (
      await send(
        address,
        [
          ['do', 'present'],
          ['page', page],
          ['member', member],
        ],
        session,
      )
    ).json();
  expect(await present(ada)).toEqual({ said: '' });
  expect(await present(bob)).toEqual({ said: 'Member 1 modifie cette page.' });
  const seen = await pageAt(address.replace('/ecrire', ''), bob.session);
  expect(seen).toContain('Member 1 modifie cette page.');
  expect(seen).not.toContain(ada.email);
  expect(await pageAt(address)).toContain(
    'Member 2 modifie cette page. Vous modifiez aussi cette page dans un autre onglet.',
  );
});

test('an open page that nobody uses does not prolong its session', async () => {
  const address = await written();
  const member = await enterAs('editor');
  const sign = { do: 'present', page: crypto.randomUUID(), member: member.id };
  for (const ahead of [20, 40, 55, 70]) {
    clock.ahead = ahead * minute;
    const asked = { session: member.session, form: Object.entries(sign), headers: { 'x-office-unattended': '1' } };
    expect((await ask(address, asked)).status).toBe(ahead > 60 ? 401 : 200);
  }
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['no page', { page: '' }],
  ['a page that is none', { page: "' or true --" }],
  ['a turn that is none', { turn: 'x' }],
  ['the longest turn', { turn: '9'.repeat(30) }],
])('a form of a script with %s is refused', async (_, wrong) => {
  const address = await written();
  const given = { do: 'keep', member: ada.id, turn: '1', ...wrong };
  expect((await send(address, typedInto(await openForm(address), given))).status).toBe(400);
});
