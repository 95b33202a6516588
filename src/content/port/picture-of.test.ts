import { expect, it } from 'vitest';
import { pictureOf } from './picture-of.ts';

const wanted = { widths: [320, 640, 1280], sizes: '100vw' } as const;
const dimensions = { width: 800, height: 400 };

it('a picture is offered in the useful widths below its own, and in the next larger width', () => {
  const picture = pictureOf({ url: '/images/s/a', alt: 'A port', dimensions }, wanted);
  expect(picture).toEqual({
    src: '/images/s/a?w=1280',
    srcSet: '/images/s/a?w=320 320w, /images/s/a?w=640 640w, /images/s/a?w=1280 1280w',
    sizes: '100vw',
    ...dimensions,
    alt: 'A port',
    loading: 'lazy',
  });
});

it('a picture without an alternative text is decorative, and an empty field has no picture', () => {
  expect(pictureOf({ url: '/images/s/a', alt: null, dimensions }, wanted)?.alt).toBe('');
  expect(pictureOf({}, wanted)).toBeNull();
});

it('a vector drawing has one size', () => {
  const picture = pictureOf({ url: '/images/s/a.svg', dimensions }, { ...wanted, isLazy: false });
  expect(picture).toEqual({ src: '/images/s/a.svg', ...dimensions, alt: '', loading: 'eager' });
});
