// Its libraries are unloaded with the last thread that has them, under those that still run: the first
// thread, which ends last, must have them too (sharp.pixelplumbing.com/install#worker-threads).
import 'sharp';
import { Threads } from '#board/context/threads.ts';
import type { Encoded } from './encode-photo.ts';

const threads = new Threads({ file: '#board/candidates/photo/photo-thread.ts', count: 1, milliseconds: 10_000 });

/**
 * Makes a photo of a file beside the thread that answers requests.
 * @throws Unanswered
 */
export async function encodeApart(bytes: Uint8Array): Promise<Encoded> {
  const photo = await threads.run(bytes);
  if (photo === null || photo === 'tooManyPixels' || photo instanceof Uint8Array) return photo;
  throw new TypeError('neither a photo nor a reason why there is none');
}
