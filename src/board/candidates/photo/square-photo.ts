import { InvalidInput } from '#board/context/invalid-input.ts';
import { Unanswered } from '#board/context/threads.ts';
import { encodeApart } from './encode-apart.ts';
import { maximumPhotoBytes } from './photo-limits.ts';

/**
 * A photo as it is kept and shown: a square JPEG of our own encoding; nothing that stood beside its pixels is
 * left.
 * @param encode makes it, in a thread of its own
 * @throws InvalidInput on `photo` with photo.required, photo.notAllowed, photo.tooManyPixels or photo.unread
 */
export async function squarePhoto(photo: unknown, encode = encodeApart): Promise<Uint8Array> {
  if (!(photo instanceof File) || (photo.name === '' && photo.size === 0))
    throw new InvalidInput({ photo: 'photo.required' });
  if (photo.size > maximumPhotoBytes) throw new InvalidInput({ photo: 'photo.notAllowed' });
  const made = await encode(new Uint8Array(await photo.arrayBuffer())).catch((error: unknown) => {
    if (error instanceof Unanswered) throw new InvalidInput({ photo: 'photo.unread' });
    throw error;
  });
  if (made === 'tooManyPixels') throw new InvalidInput({ photo: 'photo.tooManyPixels' });
  if (made === null) throw new InvalidInput({ photo: 'photo.notAllowed' });
  return made;
}
