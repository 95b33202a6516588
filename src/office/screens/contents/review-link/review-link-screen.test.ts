import { beforeEach, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const { ask, enterAs } = openOffice({ db, now: () => noon }, { repository });
const [editor, reviewer] = [await enterAs('editor'), await enterAs('reviewer')];
const author = { kind: 'staff', id: editor.id, roles: ['editor'], requestId: null } as const;

const save = (title: string, base: number | null) =>
  repository.saveDraft({
    type: 'news',
    key: 'bridge',
    lang: 'fr',
    base,
    actor: author,
    content: { uid: 'bridge', tags: [], data: { title } },
  });
let id = '';
beforeEach(async () => {
  repository.clock.now = noon;
  await db.deleteFrom('content.documents').execute();
  ({ id } = await save('Un pont en bois', null));
});

/** Makes a link on the page of the document, and returns its path. */
async function invite({ session } = reviewer): Promise<string> {
  const form = { do: 'invite', seen: '1-0', guest: 'Jeanne Martin' };
  const answer = await ask(`/bureau/contenus/${id}`, { session, form: Object.entries(form) });
  return /\/bureau\/relecture\/[\w-]{43}/.exec(await answer.text())?.[0] ?? '';
}

test('somebody without an account reads a version by a link, previews it and approves it', async () => {
  const link = await invite();
  const html = await (await ask(link)).text();
  expect(html).toContain('Jeanne Martin, votre avis est demandé');
  expect(html).toContain('Un pont en bois');
  expect((await ask(`${link}/apercu`)).headers.get('location')).toMatch(/^\/preview\?token=.+documentId=/);
  const answer = await ask(link, { form: [['do', 'approve']] });
  expect(answer.headers.get('location')).toBe(link);
  expect(await (await ask(link)).text()).toContain('votre approbation est enregistrée');
  expect((await ask(`${link}/apercu`)).status).toBe(404);
  expect((await ask(link, { form: [['do', 'approve']] })).status).toBe(409);
  expect(await (await ask(`/bureau/contenus/${id}`, reviewer)).text()).toContain('Jeanne Martin a approuvé');
});

test('who refuses without words is asked for them, and keeps what they see', async () => {
  const link = await invite();
  const answer = await ask(link, { form: Object.entries({ do: 'refuse', words: ' ' }) });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Ce qu’il faut changer');
});

test('a link for an older version shows no text of the newer one', async () => {
  const link = await invite();
  await save('Un pont secret', 1);
  const html = await (await ask(link)).text();
  expect(html).toContain('Une version plus récente');
  expect(html).not.toContain('secret');
  expect((await ask(`${link}/apercu`)).status).toBe(404);
});

test('a preview that a link opened shows no text of a newer version', async () => {
  const address = (await ask(`${await invite()}/apercu`)).headers.get('location') ?? '';
  const ref = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
  const url = `https://mvi.example/content/api/v2/documents/search?${new URLSearchParams({ ref, lang: '*' }).toString()}`;
  const shown = async () => (await repository.fetch(new Request(url))).text();
  expect(await shown()).toContain('Un pont en bois');
  await save('Un pont secret', 1);
  expect(await shown()).not.toContain('secret');
});

test('a forged link leads nowhere', async () => {
  expect((await ask('/bureau/relecture/forged')).status).toBe(404);
  expect((await ask('/bureau/relecture/forged', { form: [['do', 'approve']] })).status).toBe(404);
});
