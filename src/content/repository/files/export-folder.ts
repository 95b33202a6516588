import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { findPicture, listPictures } from '../media/pictures.ts';
import { type GivenModels, typeModels } from '../models/type-models.ts';
import { writeData } from './write-data.ts';

type Options = {
  readonly folder: string;
  readonly dryRun?: boolean;
  readonly report?: (done: number, total: number) => void;
};
export type ExportReport = { readonly written: readonly string[]; readonly same: number };

const dataSchema = z.record(z.string(), z.unknown());

/**
 * Writes the published content as files that the import can read. A file whose content has not changed is not
 * written again.
 */
export async function exportFolder(
  db: Kysely<Tables>,
  files: GivenModels,
  { folder, dryRun = false, report = () => undefined }: Options,
): Promise<ExportReport> {
  const wanted = [...(await documentFiles(db, files)), ...(await pictureFiles(db, folder))];
  const written: string[] = [];
  for (const [index, { name, bytes }] of wanted.entries()) {
    const path = join(folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept === null || !kept.equals(await bytes())) {
      written.push(name);
      if (!dryRun) await mkdir(dirname(path), { recursive: true });
      if (!dryRun) await writeFile(path, await bytes());
    }
    report(index + 1, wanted.length);
  }
  return { written, same: wanted.length - written.length };
}

type Wanted = { readonly name: string; readonly bytes: () => Promise<Buffer> };

async function documentFiles(db: Kysely<Tables>, files: GivenModels): Promise<Wanted[]> {
  const models = typeModels(files);
  const rows = await db
    .selectFrom('content.entries')
    .select(['document_id', 'type', 'key', 'lang', 'uid', 'tags', 'data', 'first_published_at'])
    .where('stage', '=', 'published')
    .orderBy('type')
    .orderBy('key')
    .execute();
  const names = new Map(rows.map(({ document_id: id, type, key, lang }) => [id, { type, key, lang }]));
  const pictures = new Map((await listPictures(db)).map((picture) => [picture.hash, picture]));
  return rows.map(({ type, key, lang, uid, tags, data, first_published_at: published }) => {
    const context = { lang, nameOf: (id: string) => names.get(id), pictureOf: (hash: string) => pictures.get(hash) };
    const said = writeData(models.get(type)?.fields ?? {}, dataSchema.parse(data), context);
    const dated = published === null ? {} : { published: published.toISOString().replace('.000Z', 'Z') };
    const text = `${JSON.stringify({ ...(uid !== null && { uid }), tags, ...dated, data: said }, null, 2)}\n`;
    return { name: `${type}/${key}.${lang}.json`, bytes: async () => Buffer.from(text) };
  });
}

/** The path cannot leave the folder, because the names of pictures came from files in such a folder. */
async function pictureFiles(db: Kysely<Tables>, folder: string): Promise<Wanted[]> {
  const pictures = (await listPictures(db)).filter(
    ({ name }) => !relative(folder, join(folder, name)).startsWith('..'),
  );
  return pictures.map(({ name, hash, extension }) => ({
    name,
    bytes: async () => (await findPicture(db, `${hash}.${extension}`))?.bytes ?? Buffer.alloc(0),
  }));
}
