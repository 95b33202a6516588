import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkUpload, type CheckedUpload, uploadLimits } from './check-upload.ts';

const colour = { create: { width: 60, height: 40, channels: 3 as const, background: '#936' } };
const jpeg = () => sharp(colour).jpeg();

async function accepted(file: Buffer): Promise<CheckedUpload> {
  const checked = await checkUpload(file);
  if (typeof checked === 'string') throw new Error(checked);
  return checked;
}

describe('an uploaded picture', () => {
  test('keeps nothing that the camera wrote into it, its place least of all, and stands upright', async () => {
    const file = await jpeg()
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { picture, bytes } = await accepted(file);
    const { exif, orientation, xmp, iptc } = await sharp(bytes).metadata();
    expect({ exif, orientation, xmp, iptc }).toEqual({});
    expect([picture.width, picture.height]).toEqual([40, 60]);
  });

  test('is no larger than the site needs', async () => {
    const file = await sharp({ create: { ...colour.create, width: 6000, height: 300 } })
      .png()
      .toBuffer();
    expect((await accepted(file)).picture).toMatchObject({ extension: 'png', width: uploadLimits.edge, height: 192 });
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be a %s, whatever its name says', async (format) => {
    const { picture, bytes } = await accepted(await sharp(colour).toFormat(format).toBuffer());
    const stored = (await sharp(bytes).metadata()).format;
    expect(picture.extension.replace('jpg', 'jpeg')).toBe(stored);
  });

  test('has the same name for the same file', async () => {
    const file = await jpeg().toBuffer();
    expect(await checkUpload(file)).toEqual(await checkUpload(file));
  });

  test('is refused if it is empty, another file, cut off, too long or too many pixels', async () => {
    const file = await sharp({
      create: { ...colour.create, width: 400, height: 400, noise: { type: 'gaussian', mean: 99, sigma: 30 } },
    })
      .jpeg()
      .toBuffer();
    const bomb = await sharp({ create: { ...colour.create, width: 10_000, height: 10_000 } })
      .png()
      .toBuffer();
    expect(await checkUpload(Buffer.alloc(0))).toBe('empty');
    expect(await checkUpload(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('type');
    expect(await checkUpload(Buffer.from('%PDF-1.7\n'))).toBe('type');
    expect(await checkUpload(Buffer.from('hello'))).toBe('type');
    expect(await checkUpload(file.subarray(0, file.length / 2))).toBe('damaged');
    expect(await checkUpload(Buffer.alloc(uploadLimits.bytes + 1, 1))).toBe('tooLarge');
    expect(await checkUpload(bomb)).toBe('tooManyPixels');
  });

  test('is a drawing without what runs', async () => {
    const { picture, bytes } = await accepted(
      Buffer.from('<svg viewBox="0 0 8 4"><path d="M0 0"/><metadata>x</metadata></svg>'),
    );
    expect(picture).toMatchObject({ extension: 'svg', width: 8, height: 4 });
    expect(bytes.toString()).not.toContain('metadata');
  });
});
