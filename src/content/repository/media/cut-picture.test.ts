import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPicture } from './cut-picture.ts';

const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#936' } })
  .jpeg()
  .toBuffer();
const jpeg = { bytes, type: 'image/jpeg' };
const sizeOf = async (query: string) => {
  const { width, height } = await sharp((await cutPicture(jpeg, new URLSearchParams(query))).bytes).metadata();
  return [width, height];
};

test.each([
  ['', [800, 600]],
  ['rect=10,20,100,50', [100, 50]],
  ['rect=700,500,400,400', [100, 100]],
  ['w=320', [320, 240]],
  ['rect=0,0,640,640&w=320', [320, 300]],
  ['rect=0,0,64,64&w=320', [64, 64]],
  // What is no part of the picture, and widths that nobody needs, change nothing.
  ['rect=900,0,10,10', [800, 600]],
  ['rect=0,0,0,10', [800, 600]],
  ['rect=a', [800, 600]],
  ['w=321', [800, 600]],
])('a picture at an address with %j has the size %j', async (query, size) => {
  expect(await sizeOf(query)).toEqual(size);
});

test('drawings and damaged pictures stay as they are', async () => {
  const query = new URLSearchParams('rect=0,0,5,5');
  for (const picture of [
    { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' },
    { ...jpeg, bytes: bytes.subarray(0, 100) },
  ])
    expect(await cutPicture(picture, query)).toBe(picture);
});
