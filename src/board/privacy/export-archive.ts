import { PassThrough, Readable } from 'node:stream';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Board } from '#board/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';
import { exportData } from './export-data.ts';

type Exporting = Pick<Board, 'accounts' | 'db' | 'files'>;

/**
 * All that is kept about a candidate as one ZIP, for themselves: the rows as JSON, then their photo, CVs and
 * the documents of their applications. It begins at once, and holds one file in memory at a time.
 * @throws SignInRequired
 */
export async function exportArchive(board: Exporting, viewer: Viewer): Promise<Readable> {
  const { id, oid } = signedIn(viewer);
  const signIn = await board.accounts?.tell(board.db, oid);
  const data = { ...(await exportData(board, viewer)), ...signIn };
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
  for (const [index, file] of (await filesOf(board, id)).entries()) {
    const path = `${file.folder}/${index + 1}-${safeName(file.name)}`;
    zip.addReadStreamLazy(path, (done) => done(null, Readable.from(contentOf(board, file.key))));
  }
  const archive = new PassThrough();
  zip.outputStream.pipe(archive);
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.end();
  return archive;
}

type Kept = { readonly key: string; readonly name: string; readonly folder: string };

async function filesOf({ db }: Exporting, id: number): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select photo_file_key as key, 'photo' as name, 'photo' as folder from candidates
      where id = ${id} and photo_file_key is not null
    union all select file_key, file_name, 'cvs' from cvs where candidate_id = ${id}
    union all select cv_file_key, cv_file_name, 'applications' from applications where candidate_id = ${id}
    union all select cover_letter_file_key, cover_letter_file_name, 'applications' from applications
      where candidate_id = ${id} and cover_letter_file_key is not null`.execute(db);
  return rows;
}

/** Read when its turn has come. Empty where it cannot be read: the other files are wanted still. */
async function* contentOf({ files }: Exporting, key: string): AsyncGenerator<Uint8Array> {
  const bytes = await files.get(key).catch(() => null);
  if (bytes !== null) yield bytes;
}

/** A name that every system unpacks, whatever somebody called their file. */
export function safeName(name: string): string {
  const plain = name.toWellFormed().replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
  const end = Array.from(plain).slice(-100).join('');
  return end.replace(/^[ .]+|[ .]+$/g, '') || 'file';
}
