import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { testActor } from '../testing/test-actor.ts';
import { testRepository } from '../testing/test-repository.ts';
import { rita } from '../testing/test-staff.ts';
import { picturesWithoutText } from './rules/picture-texts.ts';

const { db } = await testDatabase();
const repository = testRepository(db);
const svg = Buffer.from('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>');
const added = await repository.library.add({ name: 'a.svg', bytes: svg }, { actor: rita });
const hash = 'hash' in added ? added.hash : '';

const image = (alt: string | null, id = hash) => ({
  id,
  url: `/content/media/${id}.svg`,
  dimensions: { width: 9, height: 9 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
  alt,
  copyright: null,
});
const save = (key: string, picture: unknown) =>
  repository.saveDraft({
    type: 'news',
    key,
    lang: 'fr',
    content: { uid: key, tags: [], data: { title: key, image: picture } },
    base: null,
    actor: rita,
  });

test('the staff publish and plan no picture without a text, unless somebody said that it is decorative', async () => {
  const without = await save('without', image(null));
  const code = 'content.pictureWithoutText';
  await expect(repository.publish([without], { actor: rita })).rejects.toMatchObject({ code });
  const at = new Date(repository.clock.now.getTime() + 3_600_000);
  await expect(repository.schedule({ act: 'publish', ...without, at }, { actor: rita })).rejects.toMatchObject({
    code,
  });
  await repository.publish([await save('decorative', image('')), await save('says', image('A port'))], { actor: rita });
  // Programs bring what was written before this rule.
  await repository.publish([without], { actor: testActor });
});

test('the staff publish no picture that has been removed', async () => {
  const gone = await save('gone', image('A port', 'f'.repeat(40)));
  await expect(repository.publish([gone], { actor: rita })).rejects.toMatchObject({ code: 'content.pictureGone' });
});

test('pictures are found in groups and slices; those of rich text, and links to files, are none', () => {
  const data = {
    body: [
      { slice_type: 'a', primary: { image: image(null) }, items: [{ image: image('x') }, { image: image(null) }] },
    ],
    text: [{ type: 'image', ...image(null) }],
    file: { link_type: 'Media', url: '/a.pdf', alt: null, dimensions: {} },
    empty: {},
  };
  expect(picturesWithoutText(data)).toBe(2);
});
