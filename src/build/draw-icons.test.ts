import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { faviconSizes, maskableIcons, plainIcons, touchIcon } from '#ui/app-icons.ts';
import { drawIcons } from './draw-icons.ts';

const folder = await mkdtemp(join(tmpdir(), 'mvi-icons-'));
afterAll(() => rm(folder, { recursive: true }));
await drawIcons(folder);

test('every named icon is drawn in its size', async () => {
  const icons = [touchIcon, ...plainIcons, ...maskableIcons];
  expect((await readdir(folder)).toSorted()).toEqual([...icons.map(({ file }) => file), 'favicon.ico'].toSorted());
  for (const { file, size } of icons)
    expect(await sharp(join(folder, file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('an icon that devices crop is opaque, and its mark lies inside the safe circle', async () => {
  for (const { file } of [touchIcon, ...maskableIcons])
    expect((await sharp(join(folder, file)).stats()).isOpaque).toBe(true);
  for (const { mark } of maskableIcons) expect(mark).toBeLessThanOrEqual(0.8);
});

test('favicon.ico contains a PNG of each size at the position that its directory states', async () => {
  const ico = await readFile(join(folder, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, faviconSizes.length]);
  for (const [index, size] of faviconSizes.entries()) {
    const entry = ico.subarray(6 + 16 * index);
    expect([entry[0], entry[1]]).toEqual([size, size]);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const metadata = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: size, height: size });
  }
});
