// Its libraries are unloaded with the last thread that has them, under those that still run: the first
// thread, which ends last, must have them too (sharp.pixelplumbing.com/install#worker-threads).
import 'sharp';
import { Threads } from '#board/threads.ts';

const threads = new Threads({ file: '#board/candidates/photo/photo-thread.ts', count: 1, milliseconds: 10_000 });

/**
 * Makes a photo of a file beside the thread that answers requests; null where the file is none.
 * @throws Unanswered
 */
export async function encodeApart(bytes: Uint8Array): Promise<Uint8Array | null> {
  const photo = await threads.run(bytes);
  if (photo === null || photo instanceof Uint8Array) return photo;
  throw new TypeError('neither a photo nor null');
}
