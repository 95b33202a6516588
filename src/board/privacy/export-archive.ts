import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Board } from '#board/context/board.ts';
import { FileInfected, FileInQuarantine } from '#board/candidates/documents/scanned-files.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { FileNotFound } from '#files/files.ts';
import { type Locale, languages } from '#words/locale.ts';
import { exportData } from './export-data.ts';
import { createTranslator } from 'use-intl/core';
import en from '#words/en/privacy.json' with { type: 'json' };
import fr from '#words/fr/privacy.json' with { type: 'json' };

const words = { fr, en };

/** Returns the file name and the plain text that explains an archive, in the candidate's language. */
function archiveReadme(locale: Locale): { readonly name: string; readonly text: string } {
  const t = createTranslator({ locale: languages[locale].intl, messages: words[locale], namespace: 'archive' });
  return { name: t('fileName'), text: `${t('explanation')}\n` };
}

type Exporting = Pick<Board, 'accounts' | 'db' | 'files'>;

/**
 * Streams all data about a candidate as one ZIP. It contains an explanation, the photo, CVs and documents of
 * applications (at most two files are in memory at a time), and finally the rows as JSON, which also name the
 * files that could not be added. If the storage fails, the archive ends incomplete, so that nobody takes a
 * part for the whole.
 * @throws SignInRequired
 */
export async function exportArchive(board: Exporting, viewer: Viewer): Promise<Readable> {
  const { id, oid } = signedIn(viewer);
  const signIn = await board.accounts?.tell(board.db, oid);
  const data = { ...(await exportData(board, viewer)), ...signIn };
  const files = await filesOf(board, id);
  const readme = archiveReadme(await localeOf(board, id));
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.outputStream.pipe(archive);
  const fail = (error: unknown): void =>
    void archive.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  void fill(zip, { board, files, data, readme, isLeft: () => archive.destroyed }).catch(fail);
  return archive;
}

/**
 * Returns the archive of an account without a candidate. It contains only sign-in data, because no other data
 * exist.
 */
export async function exportSignIn({ accounts, db }: Pick<Board, 'accounts' | 'db'>, oid: string): Promise<Readable> {
  const zip = new ZipFile();
  const data = (await accounts?.tell(db, oid)) ?? {};
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
  zip.end();
  return zip.outputStream.pipe(new PassThrough());
}

type Filling = {
  readonly board: Exporting;
  readonly files: readonly Kept[];
  readonly data: object;
  readonly readme: { readonly name: string; readonly text: string };
  /** Tells if the client that downloads the archive has disconnected. */
  readonly isLeft: () => boolean;
};

async function fill(zip: ZipFile, { board, files, data, readme, isLeft }: Filling): Promise<void> {
  zip.addBuffer(Buffer.from(readme.text), readme.name);
  const absent: { name: string; folder: string; why: Absence }[] = [];
  for (const [index, { key, name, folder }] of files.entries()) {
    if (isLeft()) return;
    const bytes = await board.files.get(key).catch(absence);
    if (typeof bytes === 'string') absent.push({ name, folder, why: bytes });
    else await add(zip, `${folder}/${index + 1}-${safeName(name)}`, bytes);
  }
  zip.addBuffer(Buffer.from(JSON.stringify({ ...data, absent_files: absent }, null, 2)), 'data.json');
  zip.end();
}

/** Waits until the archive has taken the file. */
async function add(zip: ZipFile, path: string, bytes: Uint8Array): Promise<void> {
  const content = Readable.from([bytes]);
  zip.addReadStream(content, path);
  await once(content, 'close');
}

type Absence = 'lost' | 'infected' | 'not scanned yet';

/** Returns the reason why a file cannot be part of an archive. Rethrows any other error. */
function absence(error: unknown): Absence {
  if (error instanceof FileNotFound) return 'lost';
  if (error instanceof FileInfected) return 'infected';
  if (error instanceof FileInQuarantine) return 'not scanned yet';
  throw error;
}

type Kept = { readonly key: string; readonly name: string; readonly folder: string };

async function localeOf({ db }: Exporting, id: number): Promise<Locale> {
  const row = await db.selectFrom('candidates').select('locale').where('id', '=', id).executeTakeFirstOrThrow();
  return row.locale;
}

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

/** Returns a name that every system can unpack, whatever the file is called. */
export function safeName(name: string): string {
  const plain = name.toWellFormed().replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
  const end = Array.from(plain).slice(-100).join('');
  return end.replace(/^[ .]+|[ .]+$/g, '') || 'file';
}
