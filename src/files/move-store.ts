import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { checksumOf } from './checksum.ts';
import type { FileStore } from './file-store.ts';
import { FileNotFound } from './files.ts';
import { type Shelf, shelves } from './store-contents.ts';
import type { StoreCard } from './store-identity.ts';

/** The target has the files of another installation. */
class OtherInstallation extends Error {
  readonly code = 'files.otherInstallation';
}

type Moved = {
  /** Number of files that were copied. */
  copied: number;
  /** Number of files that the target had already. */
  found: number;
  /** Keys of files that cannot be read in the source, or came back otherwise from the target. */
  readonly damaged: string[];
};

type Options = {
  readonly report: (done: number, total: number) => void;
  /** Ends the move although files are damaged. */
  readonly leaveDamaged: boolean;
};

// Number of files copied at the same time.
const atOnce = 8;

/**
 * Copies files, files set aside and marks to another store, under the same keys. Every copy is read back and
 * compared. A move that was interrupted can be run again: it copies what is missing. The target gets its card
 * at the end, so that nothing can start with half of the files. The source is left as it is, but its card
 * then says where the files went. A file of a damaged source is named in the result.
 * @throws OtherInstallation, FilesUnavailable
 */
export async function moveStore(source: FileStore, target: FileStore, { report, leaveDamaged }: Options) {
  const cards = { source: await source.identity.read(), target: await target.identity.read() };
  if (!mayFollow(cards)) throw new OtherInstallation(`${target.identity.place} has the files of another installation.`);
  await moveMarks(source, target);
  const files = await listAll(source);
  const moved: Moved = { copied: 0, found: 0, damaged: [] };
  const limit = pLimit(atOnce);
  let done = 0;
  await Promise.all(
    files.map(({ shelf, key }) =>
      limit(async () => {
        await moveFile(source, target, { shelf, key, moved }).catch((error: unknown) => {
          limit.clearQueue();
          throw error;
        });
        report((done += 1), files.length);
      }),
    ),
  );
  if (moved.damaged.length === 0 || leaveDamaged) await writeCards(source, target, cards);
  return moved;
}

type Cards = { readonly source: StoreCard | null; readonly target: StoreCard | null };

/**
 * Tells if the files of the source may come to the target: the target is new, or an earlier move brought
 * files of the source there, or the files once came from there. A source without a card has the files of a
 * process that kept them for itself.
 */
function mayFollow({ source, target }: Cards): boolean {
  return target === null || source === null || target.from === source.id || target.id === source.from;
}

/** Copies the marks first: a file must not be without its mark in a store that is in use. */
async function moveMarks({ marks }: FileStore, target: FileStore): Promise<void> {
  for (const key of await marks.keys()) {
    const mark = await marks.of(key);
    if (mark === undefined || mark === (await target.marks.of(key))) continue;
    await target.marks.set(key);
    if (mark !== 'waiting') await target.marks.change(key, mark);
  }
}

async function listAll({ contents }: FileStore): Promise<{ shelf: Shelf; key: string }[]> {
  const listed: { shelf: Shelf; key: string }[] = [];
  for (const shelf of shelves) for await (const key of contents.list(shelf)) listed.push({ shelf, key });
  return listed;
}

type OneFile = { readonly shelf: Shelf; readonly key: string; readonly moved: Moved };

async function moveFile(source: FileStore, target: FileStore, { shelf, key, moved }: OneFile): Promise<void> {
  try {
    const file = await source.contents.read(shelf, key);
    if (file === null) return; // The site has deleted the file meanwhile.
    const checksum = checksumOf(file.bytes);
    if ((await target.contents.checksum(shelf, key)) === checksum) {
      moved.found += 1;
      return;
    }
    await target.contents.write(shelf, key, file);
    const back = await target.contents.read(shelf, key);
    if (back === null || checksumOf(back.bytes) !== checksum) moved.damaged.push(key);
    else moved.copied += 1;
  } catch (error) {
    if (!(error instanceof FileNotFound)) throw error;
    moved.damaged.push(key);
  }
}

/** Gives the target its card, which names the source, and notes in the source where the files went. */
async function writeCards(source: FileStore, target: FileStore, cards: Cards): Promise<void> {
  const from = cards.source?.id ?? randomUUID();
  const isThere = cards.target !== null && (cards.source === null || cards.target.from === cards.source.id);
  const card = isThere && cards.target !== null ? cards.target : { id: randomUUID(), from };
  if (!isThere) await target.identity.write(card);
  await source.identity.write({ ...cards.source, id: from, movedTo: card.id });
}
