import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLocale, localeNamed, locales } from '#words/locale.ts';
import { type StoredPicture, readPicture } from '../media/pictures.ts';
import { InvalidDocument } from '../models/check-document.ts';
import { documentId } from '../models/document-id.ts';
import type { Imported } from '../write/put-documents.ts';
import type { Store } from '../write/store.ts';
import { readData } from './read-data.ts';

/** The contents of a folder, and its faults, one per line. */
export type ReadFolder = {
  readonly documents: readonly Imported[];
  readonly pictures: readonly { readonly picture: StoredPicture; readonly bytes: Buffer }[];
  readonly problems: readonly string[];
};

type Checks = Pick<Store, 'models' | 'check'>;

const fileSchema = z.strictObject({
  uid: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  published: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullable()
    .default(null),
  data: z.record(z.string(), z.unknown()),
});

/** Reads `<type>/<key>.<lang>.json` and `pictures/`. A faulty file is reported, and the others are read. */
export async function readFolder(
  store: Checks,
  folder: string,
  report: (done: number, total: number) => void = () => undefined,
): Promise<ReadFolder> {
  const names = await Array.fromAsync(glob(`*/*.{${locales.join()}}.json`, { cwd: folder }));
  const drawn = await Array.fromAsync(glob('pictures/**/*.*', { cwd: folder }));
  const problems: string[] = [];
  const documents: Imported[] = [];
  const pictures: { picture: StoredPicture; bytes: Buffer }[] = [];
  for (const name of drawn.toSorted()) {
    const bytes = await readFile(join(folder, name));
    await noting(problems, name, async () => pictures.push({ picture: await readPicture(name, bytes), bytes }));
  }
  const byFile = new Map(pictures.map(({ picture }) => [picture.name, picture]));
  for (const [index, name] of names.toSorted().entries()) {
    const text = await readFile(join(folder, name), 'utf8');
    await noting(problems, name, async () => documents.push(readDocument(store, name, { text, pictures: byFile })));
    report(index + 1, names.length);
  }
  const taken = twins(documents);
  return {
    documents: documents.filter(({ id }) => !taken.has(id)),
    pictures,
    problems: [...problems, ...taken.values()],
  };
}

async function noting(problems: string[], name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof InvalidDocument) problems.push(...error.problems.map((problem) => `${name}: ${problem}`));
    else if (error instanceof SyntaxError || error instanceof z.ZodError || error instanceof RangeError)
      problems.push(`${name}: ${error.message}`);
    else throw error;
  }
}

const documentFile = new RegExp(`^([^/\\\\]+)[/\\\\](.+)\\.(${locales.join('|')})\\.json$`);

function readDocument(
  { models, check }: Checks,
  file: string,
  { text, pictures }: { text: string; pictures: ReadonlyMap<string, StoredPicture> },
): Imported {
  const { published, ...given } = fileSchema.parse(JSON.parse(text));
  const [, type = '', key = '', language] = documentFile.exec(file) ?? [];
  const lang = localeNamed(language) ?? defaultLocale;
  const fields = models.get(type)?.fields ?? {};
  const content = check(type, { ...given, data: readData(fields, given.data, { lang, pictures }) });
  return { id: documentId({ type, key, lang }), type, key, lang, content, publishedAt: published };
}

/** Finds documents whose uid is the same as that of an earlier document of their type and language. */
function twins(documents: readonly Imported[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(documents, ({ type, lang, content }) => JSON.stringify([type, lang, content.uid]));
  const late = [...groups.values()].flatMap(([first, ...others]) => (first?.content.uid === null ? [] : others));
  return new Map(late.map(({ id, type, key, lang }) => [id, `${type}/${key}.${lang}.json: uid: another file has it`]));
}
