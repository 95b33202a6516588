import { LRUCache } from 'lru-cache';
import { createSlots } from '#api/transport/slots.ts';
import type { ContentFetch } from '#content/port/bounded-fetch.ts';
import { readUpTo } from '#http/read-up-to.ts';
import type { FileCache } from '#files/file-cache.ts';
import { type MadePicture, resizePicture } from './resize-picture.ts';

/** Key of a picture: address, width, and true if the client accepts WebP. */
type WantedPicture = { readonly address: URL; readonly width: number; readonly takesWebp: boolean };

/**
 * Returns a picture in a width; null if there is no picture at the address.
 * @throws PictureUnavailable
 */
export type KeepPictures = (wanted: WantedPicture) => Promise<MadePicture | null>;

/**
 * No picture now, but perhaps later: the content system does not answer or sends something other than a
 * picture, or too many requests wait.
 */
export class PictureUnavailable extends Error {
  readonly code = 'content.pictureAway';
}

type Options = {
  readonly fetch: ContentFetch;
  /** Files of the pictures that this or another process made earlier. */
  readonly kept: FileCache;
  /** Called with errors of storing a picture. */
  readonly failed: (error: unknown) => void;
  /** Limit of milliseconds for fetching an original. */
  readonly patience?: number;
};

/** Limit of bytes in memory, and limit of bytes of an original. */
const maxKept = 32 * 2 ** 20;
const maxOriginalBytes = 10 * 2 ** 20;
/** Limits of pictures made simultaneously, of waiting requests, and of their waiting time in milliseconds. */
const [atOnce, mostWaiting, longestWait] = [2, 60, 8000];

/**
 * Makes content pictures in other widths. Each picture is made once: memory and `kept` cache the result, and
 * simultaneous requests for a picture wait for the same work.
 */
export function keepPictures({ fetch, kept, failed, patience = 5000 }: Options): KeepPictures {
  const make = createMaker((address) => fetchOriginal(fetch, address, patience));
  const memory = new LRUCache<string, MadePicture, WantedPicture>({
    maxSize: maxKept,
    sizeCalculation: ({ bytes }) => bytes.length + 1000,
    fetchMethod: async (key, _stale, { context: wanted }) => {
      const stored = await kept.get(key);
      if (stored !== null) return opened(stored);
      const made = await make(wanted);
      if (made === null) return undefined;
      await kept.put(key, closed(made)).catch(failed);
      return made;
    },
  });
  return async (wanted) => {
    const key = `${wanted.address.href} ${wanted.width} ${wanted.takesWebp}`;
    return (await memory.fetch(key, { context: wanted })) ?? null;
  };
}

/** Makes a few pictures at a time. A request that waits too long fails with PictureUnavailable. */
function createMaker(original: (address: URL) => Promise<Buffer | null>): KeepPictures {
  const slots = createSlots(atOnce, mostWaiting);
  return async ({ address, width, takesWebp }) => {
    const made = await slots.run(longestWait, async () => {
      const bytes = await original(address);
      return { picture: bytes && (await resizePicture(bytes, width, takesWebp)) };
    });
    if (made === null) throw new PictureUnavailable('too many pictures are being made');
    return made.picture;
  };
}

/**
 * Fetches the picture from the content system; null if there is no such picture.
 * @throws PictureUnavailable
 */
async function fetchOriginal(fetch: ContentFetch, address: URL, patience: number): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await fetch(new Request(address, { redirect: 'error', signal }));
    if (answer.status === 404 || answer.status === 410) return null;
    if (answer.status !== 200) throw new Error(`a picture answers ${answer.status}`);
    return await readUpTo(answer, maxOriginalBytes);
  } catch (cause) {
    throw new PictureUnavailable('a picture of the content cannot be had', { cause });
  }
}

/** Returns the content of a stored file: the picture's type, a line feed, and the picture. */
const closed = ({ bytes, type }: MadePicture): Buffer => Buffer.concat([Buffer.from(`${type}\n`), bytes]);

function opened(stored: Buffer): MadePicture {
  const end = stored.indexOf(10);
  return { type: stored.subarray(0, end).toString(), bytes: stored.subarray(end + 1) };
}
