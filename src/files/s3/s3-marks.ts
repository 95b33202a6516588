import type { FileMarks, Mark } from '../file-marks.ts';
import type { S3Objects } from './s3-objects.ts';

const marks = ['waiting', 'infected', 'told'] as const satisfies readonly Mark[];

/** Stores the mark of a file as an object `quarantine/<key>`, whose text is the mark. */
export function s3Marks(objects: S3Objects): FileMarks {
  const write = (key: string, mark: Mark) => objects.put(nameOf(key), Buffer.from(mark));
  return {
    set: (key) => write(key, 'waiting'),
    change: write,
    of: async (key) => {
      const found = await objects.get(nameOf(key));
      if (found === null) return undefined;
      const text = found.bytes.toString();
      // Counts a text that is none of ours as the first mark, because nobody may get the file then.
      return marks.find((mark) => mark === text) ?? 'waiting';
    },
    keys: async (before) => {
      const listed = await Array.fromAsync(objects.list('quarantine'));
      const wanted = listed.filter(({ storedAt }) => before === undefined || storedAt < before);
      return wanted.map(({ name }) => decodeURIComponent(name));
    },
    remove: (key) => objects.delete(nameOf(key)),
  };
}

/** Encodes the key, because a caller may pass any text as a key; dots too, because two of them are a path. */
const nameOf = (key: string): string => `quarantine/${encodeURIComponent(key).replaceAll('.', '%2E')}`;
