import { InvalidInput } from '#words/invalid-input.ts';
import { Unanswered, Threads } from '#board/context/threads.ts';
import { maximumPhotoBytes } from './photo-limits.ts';
import type { Encoded } from './encode-photo.ts';

const threads = new Threads({ file: '#board/candidates/photo/photo-thread.ts', count: 1, milliseconds: 10_000 });

/**
 * Encodes a photo in another thread, because encoding would block all requests.
 * @throws Unanswered
 */
async function encodeApart(bytes: Uint8Array): Promise<Encoded> {
  // Loads the library in the main thread too. A library is unloaded when the last thread that loaded it ends,
  // even while other threads use it; the main thread ends last
  // (sharp.pixelplumbing.com/install#worker-threads).
  await import('sharp');
  const photo = await threads.run(bytes);
  if (photo === null || photo === 'tooManyPixels' || photo instanceof Uint8Array) return photo;
  throw new TypeError('neither a photo nor a reason why there is none');
}

/**
 * Returns a photo in the form in which it is stored and shown: our own square JPEG, without the metadata of
 * the file.
 * @param encode encodes the photo in a separate thread
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
