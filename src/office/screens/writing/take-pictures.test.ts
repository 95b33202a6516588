import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour } from '#durations.ts';
import { postedBy } from '../../editing/testing/posted-by.ts';
import type { Pair } from '../../editing/typed.ts';
import { openOffice } from '../../testing/ask-office.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const clock = { now: noon };
const megabyte = 2 ** 20;
const { ask, enterAs, refuseFiles } = openOffice({ db, now: () => clock.now }, { repository });
const { session } = await enterAs('editor');
const newNews = '/bureau/contenus/nouveau?type=news&lang=fr';

beforeEach(async () => {
  await db.deleteFrom('content.documents').execute();
  clock.now = noon;
});

let red = 0;
/** A photograph that no other test has. */
const photo = () => {
  red += 1;
  const background = { r: red, g: 90, b: 90 };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
};
/** Adds a picture to the library with a text and a point of its own, and returns its hash. */
async function stored(name: string, alt: string): Promise<string> {
  const acting = { actor: { kind: 'program', name: 'test' } } as const;
  const end = await repository.library.add({ name, bytes: await photo() }, acting);
  const hash = 'hash' in end ? end.hash : '';
  const facts = { alt: { fr: alt, en: null }, credit: null, focus: { x: 10, y: 20 } };
  await repository.library.change({ hash, revision: 0, facts }, acting);
  return hash;
}

const fieldsIn = (html: string): Pair[] => postedBy(html.slice(html.indexOf('<main')));
const opened = async (address = newNews) => fieldsIn(await (await ask(address, { session })).text());
const typedInto = (fields: readonly Pair[], typed: Readonly<Record<string, string>>): Pair[] => [
  ...fields.map(([name, value]): Pair => [name, typed[name] ?? value]),
  ...Object.entries(typed).filter(([name]) => !fields.some(([one]) => one === name)),
];
const take = { 'd.title': 'Un titre', step: 'picture d.image' };
const valueOf = (fields: readonly Pair[], name: string) => fields.find(([one]) => one === name)?.[1];
const fileOf = (name: string, bytes: Buffer) => ({ files: [[name, bytes]] as const, filesField: 'd.image.file' });

/** Saves a form, and returns the picture that the article then has. */
async function imageAfter(fields: readonly Pair[]): Promise<unknown> {
  const place = (await ask(newNews, { session, form: fields })).headers.get('location') ?? '';
  return (await repository.read(place.split('/')[3] ?? ''))?.content.data['image'];
}

describe('an uploaded picture', () => {
  test('is in the form at once, with its frame to draw, and the document is not saved', async () => {
    const form = typedInto(await opened(), take);
    const answer = await ask(newNews, { session, form, ...fileOf('quai.jpg', await photo()) });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<details(?![^>]*hidden)[^>]*data-width="300"/);
    expect(await db.selectFrom('content.documents').select('id').execute()).toEqual([]);
    const cropped = typedInto(fieldsIn(html), {
      'd.image.x': '10',
      'd.image.y': '20',
      'd.image.width': '100',
      'd.image.height': '50',
      'd.image.focusX': '30',
      'd.image.focusY': '40',
      step: 'save',
    });
    expect(await imageAfter(cropped)).toMatchObject({
      url: expect.stringMatching(/\?rect=10,20,100,50&fp-x=0.3&fp-y=0.4$/),
      dimensions: { width: 100, height: 50 },
    });
  });

  test('that is none is refused at its control, with everything that was typed', async () => {
    const form = typedInto(await opened(), take);
    const answer = await ask(newNews, { session, form, ...fileOf('lie.png', Buffer.from('<script>')) });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/id="f-d\.image\.file"[^>]*aria-invalid="true"/);
    expect(html).toContain('lie.png n’a pas été ajouté.');
    expect(valueOf(fieldsIn(html), 'd.title')).toBe('Un titre');
  });

  test('of which only the name came is not forgotten without a word', async () => {
    const form = typedInto(await opened(), { 'd.title': 'Un titre', 'd.image.file': 'quai.jpg' });
    for (const step of ['save', 'picture d.image']) {
      const answer = await ask(newNews, { session, form: [...form, ['step', step]] });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('Ce fichier n’est pas encore téléversé');
    }
  });

  test('is lost with its session, and the words are not', async () => {
    const own = await enterAs('editor');
    const form = typedInto(await opened(), take);
    clock.now = new Date(noon.getTime() + 24 * hour);
    const place = await ask(newNews, { session: own.session, form, ...fileOf('quai.jpg', await photo()) });
    expect(place.headers.get('location')).toMatch(/vers=%2Fbureau%2Fconfirmation%2F.*&etat=fichiers$/);
    const kept = await db.selectFrom('staff.kept_forms').select('fields').execute();
    expect(JSON.stringify(kept)).toContain('Un titre');
  });
});

test('without a session only a former member’s form of a document is read with its files', async () => {
  const { session: own } = await enterAs('editor');
  clock.now = new Date(noon.getTime() + 24 * hour);
  expect(await refuseFiles(newNews, { session: own }, megabyte)).toBeNull();
  expect(await refuseFiles('/bureau/images', { session: own }, megabyte)).not.toBeNull();
  expect(await refuseFiles(newNews, { session: 'invented' }, megabyte)).not.toBeNull();
  expect(await refuseFiles(newNews, {}, megabyte)).not.toBeNull();
});

test('a drawn frame stays open through steps and errors, and the small picture shows its part', async () => {
  const typed = { ...take, 'd.image': await stored('gare.jpg', 'Une gare') };
  const taken = fieldsIn(await (await ask(newNews, { session, form: typedInto(await opened(), typed) })).text());
  const drawn = { 'd.image.x': '10', 'd.image.y': '20', 'd.image.width': '100', 'd.image.height': '50' };
  const send = async (more: Readonly<Record<string, string>>) => {
    const answer = await ask(newNews, { session, form: typedInto(taken, { ...drawn, ...more }) });
    return { status: answer.status, html: await answer.text() };
  };
  const stepped = await send({ step: 'show' });
  expect(stepped.html).toMatch(/<details[^>]* open=""[^>]*data-frame/);
  expect(stepped.html).toContain('rect=10,20,100,50&amp;w=320');
  const refused = await send({ 'd.image.width': '5000', step: 'save' });
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/<details[^>]* open=""[^>]*data-src="[^"]+"/);
  expect(refused.html).toMatch(/<img src="[^"?]+\?w=320"/);
});

describe('a picture of the library', () => {
  test('brings its own text and point, and those that were typed for another go', async () => {
    const hash = await stored('phare.jpg', 'Un phare');
    const typed = { ...take, 'd.image': hash, 'd.image.alt': 'Une autre', 'd.image.width': '7' };
    const answer = await ask(newNews, { session, form: typedInto(await opened(), typed) });
    const shown = fieldsIn(await answer.text());
    expect([valueOf(shown, 'd.image.alt'), valueOf(shown, 'd.image.width')]).toEqual(['Un phare', '']);
    expect([valueOf(shown, 'd.image.focusX'), valueOf(shown, 'd.image.focusY')]).toEqual(['10', '20']);
    expect(await imageAfter(typedInto(shown, { step: 'save' }))).toMatchObject({
      alt: 'Un phare',
      url: expect.stringMatching(/\?fp-x=0.1&fp-y=0.2$/),
    });
  });

  test('keeps what was typed about it if it is taken again', async () => {
    const typed = { ...take, 'd.image': await stored('port.jpg', 'Un port') };
    const once = fieldsIn(await (await ask(newNews, { session, form: typedInto(await opened(), typed) })).text());
    const again = typedInto(once, { ...take, 'd.image.alt': 'Le port, le soir' });
    const shown = fieldsIn(await (await ask(newNews, { session, form: again })).text());
    expect(valueOf(shown, 'd.image.alt')).toBe('Le port, le soir');
  });
});

test.each(['picture d.title', 'picture uid', 'picture __proto__', 'picture d.image.alt'])(
  'the button %j of no picture is a bad request',
  async (step) => {
    const answer = await ask(newNews, { session, form: typedInto(await opened(), { step }) });
    expect(answer.status).toBe(400);
  },
);
