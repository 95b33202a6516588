import sharp from 'sharp';
import { expect, test } from 'vitest';
import { InvalidInput } from '#words/invalid-input.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { Unanswered } from '#board/context/threads.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { FileNotFound } from '#files/files.ts';
import { discardUnlessNamed } from '#board/candidates/documents/discard-file.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { deletePhoto, setPhoto } from './change-photo.ts';
import { maximumPhotoBytes } from './photo-limits.ts';
import { readPhoto } from './read-photo.ts';
import { squarePhoto } from './square-photo.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const file = (bytes: Uint8Array, name = 'moi.jpg') => new File([new Uint8Array(bytes)], name);
const keyOf = async (id: number) =>
  (await db.selectFrom('candidates').select('photo_file_key').where('id', '=', id).executeTakeFirstOrThrow())
    .photo_file_key ?? '';

async function codeOf(photo: unknown): Promise<string | undefined> {
  const error: unknown = await squarePhoto(photo).catch((thrown: unknown) => thrown);
  return error instanceof InvalidInput ? error.fields['photo'] : 'accepted';
}

test.each(['jpeg', 'png', 'gif'] as const)('a %s becomes a square JPEG', async (format) => {
  const made = await squarePhoto(file(await picture(300, 120).toFormat(format).toBuffer()));
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
});

test('the first image of an animation is kept, and transparent parts become white', async () => {
  const frames = { create: { width: 20, height: 60, channels: 4, background: '#0000', pageHeight: 20 } } as const;
  const animated = await sharp(frames)
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const made = await squarePhoto(file(animated, 'moi.gif'));
  const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
  expect([(await sharp(made).metadata()).height, ...data.subarray(0, 3)]).toEqual([256, 255, 255, 255]);
});

test('a photo is turned upright and loses the metadata of its camera', async () => {
  const taken = await picture(80, 40)
    .withExif({ IFD0: { Copyright: 'Zoé', Orientation: '6' } })
    .jpeg()
    .toBuffer();
  const metadata = await sharp(await squarePhoto(file(taken))).metadata();
  expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
});

test('a photo may have 100 KB and not a byte more', async () => {
  const jpeg = await picture(100, 100).jpeg().toBuffer();
  const padded = (size: number) => file(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
  expect(await codeOf(padded(maximumPhotoBytes))).toBe('accepted');
  expect(await codeOf(padded(maximumPhotoBytes + 1))).toBe('photo.notAllowed');
});

test.each([
  ['a picture of another format', async () => picture(10, 10).webp().toBuffer()],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a damaged picture', async () => (await picture(300, 300).png().toBuffer()).subarray(0, 60)],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s is refused as a photo', async (_what, make) => {
  expect(await codeOf(file(await make()))).toBe('photo.notAllowed');
});

test.each([
  ['a bomb of 17 million pixels', async () => picture(4100, 4100).toColourspace('b-w').png().toBuffer()],
  ['a strip of 10,001 pixels', async () => picture(10_001, 2).png().toBuffer()],
  ['a tower of 10,001 pixels', async () => picture(2, 10_001).png().toBuffer()],
])('%s is refused as a photo, because it has too many pixels', async (_what, make) => {
  expect(await codeOf(file(await make()))).toBe('photo.tooManyPixels');
});

test('a photo that cannot be read in time is refused', async () => {
  const photo = file(await picture(10, 10).png().toBuffer());
  const late = squarePhoto(photo, () => Promise.reject(new Unanswered()));
  await expect(late).rejects.toMatchObject({ fields: { photo: 'photo.unread' } });
});

test('a photo may have sides of 10,000 pixels, even if it is narrow or turned by its camera', async () => {
  expect(await codeOf(file(await picture(10_000, 2).png().toBuffer()))).toBe('accepted');
  const turned = picture(2, 9000).withExif({ IFD0: { Orientation: '6' } });
  expect(await codeOf(file(await turned.jpeg().toBuffer()))).toBe('accepted');
});

test.each([undefined, 'text', new File([], '')])('a missing photo is refused (%s)', async (photo) => {
  expect(await codeOf(photo)).toBe('photo.required');
});

test('only the owner sees a photo, and replacing or deleting the photo deletes its file', async () => {
  const [owner, other] = [await insertCandidate(board), await insertCandidate(board)];
  expect((await readProfile(board, owner)).photo).toBeNull();
  await setPhoto(board, owner, { photo: file(await picture(40, 40).png().toBuffer()) });
  const first = await keyOf(owner.candidate.id);
  await discardUnlessNamed(board, first);
  expect(await readPhoto(board, owner)).toBeDefined();
  expect(await readPhoto(board, other)).toBeUndefined();
  await setPhoto(board, owner, { photo: file(await picture(50, 50).png().toBuffer()) });
  await expect(board.files.get(first)).rejects.toBeInstanceOf(FileNotFound);
  const second = await keyOf(owner.candidate.id);
  expect((await readProfile(board, owner)).photo).not.toBeNull();
  await deletePhoto(board, owner);
  await deletePhoto(board, owner);
  await expect(board.files.get(second)).rejects.toBeInstanceOf(FileNotFound);
  expect(await readPhoto(board, owner)).toBeUndefined();
});

test('a visitor has no photo, and deleting an account deletes the file of its photo', async () => {
  const photo = file(await picture(40, 40).png().toBuffer());
  for (const asked of [setPhoto(board, visitor, { photo }), deletePhoto(board, visitor), readPhoto(board, visitor)])
    await expect(asked).rejects.toBeInstanceOf(SignInRequired);
  const gone = await insertCandidate(board);
  await db.deleteFrom('candidates').where('id', '=', gone.candidate.id).execute();
  await expect(setPhoto(board, gone, { photo })).rejects.toBeInstanceOf(SignInRequired);
});
