import { expect, test } from 'vitest';
import { fixtureContent } from '#content/testing/fixture-content.ts';
import { fixtureDocument } from '#content/testing/fixture-document.ts';
import { loadMenus } from './load-menus.ts';

const web = (url: string) => ({ link_type: 'Web', url });
const nav = (label: string, nav_image: object) => ({
  id: label,
  slice_type: 'nav_item',
  slice_label: null,
  version: 'initial',
  variation: 'default',
  primary: { label, primary_link: web('/offres'), nav_image },
  items: [{ sub_nav_link: web('/offres'), label: 'All' }],
});
const image = (name: string, alt: string | null, dimensions: object | null = { width: 400, height: 300 }) => ({
  url: `/images/${name}`,
  alt,
  copyright: null,
  dimensions,
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
});

const picturesOf = async (...body: readonly object[]) => {
  const content = fixtureContent([fixtureDocument({ type: 'header', data: { body } })]);
  return (await loadMenus(content, 'fr')).header?.groups.map(({ picture }) => picture);
};

test('a group has the picture of its document, with its size, of use at two pixels a point and not waited for', async () => {
  expect(await picturesOf(nav('Drawn', image('one.svg', null)), nav('Taken', image('two.jpg', 'A crane')))).toEqual([
    { src: '/images/one.svg', width: 400, height: 300, alt: '', loading: 'lazy' },
    {
      src: '/images/two.jpg?w=240',
      srcSet: '/images/two.jpg?w=128 128w, /images/two.jpg?w=240 240w',
      sizes: '8rem',
      width: 400,
      height: 300,
      alt: 'A crane',
      loading: 'lazy',
    },
  ]);
});

test('a group without a picture, or with one of unknown size, is shown without', async () => {
  expect(await picturesOf(nav('None', {}), nav('Sizeless', image('one.svg', '', null)))).toEqual([null, null]);
});
