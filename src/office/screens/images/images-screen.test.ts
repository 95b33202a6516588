import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { imageOf } from '#content/repository/files/read-data.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testActor } from '#content/repository/testing/test-actor.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { openOffice } from '#office/testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const clock = { now: noon };
const office = openOffice({ db, now: () => clock.now }, { repository });
const { ask } = office;
const { session } = await office.enterAs('editor');

const red = (width = 30) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#e23' } })
    .jpeg()
    .toBuffer();
const upload = (...files: (readonly [string, Buffer])[]) =>
  ask('/bureau/images', { session, form: [['do', 'add']], files });
const places = async (answer: Promise<Response>) => (await answer).headers.get('location') ?? '';
const placeOf = async (name: string, width: number) =>
  (await places(upload([name, await red(width)]))).replace(/\?.*/, '');
const change = (path: string, ...fields: (readonly [string, string])[]) =>
  ask(path, { session, form: [['do', 'change'], ['revision', '0'], ...fields] });

describe('an upload', () => {
  test('of one picture leads to its page, and so does the same picture again', async () => {
    const place = await places(upload(['plage.jpg', await red()]));
    expect(place).toMatch(/^\/bureau\/images\/[0-9a-f]{40}\?fait=ajoutee$/);
    expect(await places(upload(['autre.jpg', await red()]))).toBe(place.replace('ajoutee', 'connue'));
  });

  test('says of each file what became of it, and a lying file keeps no other from being stored', async () => {
    const answer = await upload(
      ['a.jpg', await red(31)],
      ['lie.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['drawing.svg', Buffer.from('<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>')],
      ['nothing.png', Buffer.alloc(0)],
      ['b.png', (await red(32)).subarray(0, 200)],
    );
    const html = await answer.text();
    for (const words of [
      'a.jpg a été ajoutée',
      'lie.png n’a pas été ajouté. Ce n’est pas une image reconnue. Enregistrez-la en JPEG, PNG',
      'drawing.svg n’a pas été ajouté. Ce dessin contient un script',
      'nothing.png n’a pas été ajouté. Ce fichier est vide',
      'b.png n’a pas été ajouté. Ce fichier est abîmé',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('<script>alert');
  });

  test('without a file, and with only refused files, shows the page again', async () => {
    expect((await upload()).status).toBe(422);
    expect((await upload(['x.png', Buffer.from('x')])).status).toBe(422);
  });

  test('takes twenty files, and not twenty-one', async () => {
    const files = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => [`${index}.jpg`, await red(100 + index)] as const),
    );
    const html = await (await upload(...files)).text();
    expect(html.match(/a été ajoutée/g)).toHaveLength(20);
    const { total } = await repository.library.list({});
    const more = [...files, ['21.jpg', await red(200)] as const];
    const refused = await upload(...more);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('contient trop de fichiers')]);
    expect((await repository.library.list({})).total).toBe(total);
  });

  test('whose session has ended leads to the sign-in, which says that the files have to be chosen again', async () => {
    const { session } = await office.enterAs('editor');
    clock.now = new Date(noon.getTime() + 24 * hour);
    const place = await places(
      ask('/bureau/images', { session, form: [['do', 'add']], files: [['x.jpg', await red()]] }),
    );
    clock.now = noon;
    expect(place).toBe('/bureau/connexion?vers=%2Fbureau%2Fimages&etat=fichiers');
    expect(await (await ask(place)).text()).toContain('les fichiers n’ont pas été gardés');
    expect(await db.selectFrom('staff.kept_forms').select('id').execute()).toEqual([]);
  });

  test('is told to a script as data', async () => {
    const form = [
      ['do', 'add'],
      ['as', 'json'],
    ] as const;
    const answer = await ask('/en/bureau/images', { session, form, files: [['sea.jpg', await red(77)]] });
    const [told] = await answer.json();
    expect(told).toMatchObject({ words: 'sea.jpg was added.', picture: { name: 'sea.jpg', alt: { fr: null } } });
  });
});

describe('the page of a picture', () => {
  test('keeps texts, credit and focal point, and says what is wrong with them', async () => {
    const place = await placeOf('facts.jpg', 40);
    const wrong = await change(place, ['altFr', 'Un port'], ['focusX', '120'], ['focusY', '']);
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toMatch(/id="change-focusX"[^>]*aria-invalid="true"[^>]*value="120"/);
    expect((await change(place, ['focusX', '12'])).status).toBe(422);
    expect((await change(place, ['altFr', 'Un port'], ['decorative', '1'])).status).toBe(422);
    expect((await change(place, ['altFr', 'Un port'], ['focusX', '12,5'], ['focusY', '80'])).status).toBe(303);
    const [picture] = await repository.library.read([place.split('/').at(-1) ?? '']);
    expect(picture).toMatchObject({ alt: { fr: 'Un port', en: null }, focus: { x: 12.5, y: 80 } });
    expect((await change(place, ['altFr', 'Autre'])).status).toBe(409);
  });

  test('names the documents that show it, and deletes it only while there is none', async () => {
    const place = await placeOf('used.jpg', 50);
    const hash = place.split('/').at(-1) ?? '';
    const [picture] = await repository.library.read([hash]);
    if (picture === undefined) throw new Error('there is no picture');
    const content = { uid: 'uses', tags: [], data: { title: 'Elle la montre', image: imageOf(picture) } };
    await repository.saveDraft({ type: 'news', key: 'uses', lang: 'fr', content, base: null, actor: testActor });
    const html = await (await ask(place, { session })).text();
    expect(html).toContain('Elle la montre');
    expect(html).not.toContain('value="remove"');
    const confirmed = [
      ['do', 'remove'],
      ['confirmed', 'yes'],
    ] as const;
    expect((await ask(place, { session, form: confirmed })).status).toBe(409);

    const free = await placeOf('free.jpg', 51);
    const question = await ask(free, { session, form: [['do', 'remove']] });
    expect(await question.text()).toContain('Supprimer cette image\u202F?');
    expect((await ask(free, { session })).status).toBe(200);
    expect(await places(ask(free, { session, form: confirmed }))).toBe('/bureau/images?fait=supprimee');
    expect((await ask(free, { session })).status).toBe(404);
  });
});

test('the list is searched and turned by parameters, whatever they hold', async () => {
  for (const query of ['?page=2', '?page=-1', '?page=x', '?page=1e9', '?texte=plage', `?texte=${'x'.repeat(300)}`])
    expect((await ask(`/bureau/images${query}`, { session })).status).toBe(200);
  expect(await (await ask('/bureau/images?texte=plage', { session })).text()).toContain('plage.jpg');
  expect(await (await ask('/bureau/images?page=2', { session })).text()).toContain('Page 2 sur 2');
});
