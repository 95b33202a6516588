import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

// A folder for each type, and the pictures.
const demoFolder = join(import.meta.dirname, '../../../../content');

const fileSchema = z.strictObject({
  uid: z.string().optional(),
  tags: z.array(z.string()),
  published: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

export type DemoDocument = z.infer<typeof fileSchema> & {
  /** Below the folder: 'page/eligibility.fr.json'. */
  readonly path: string;
  readonly type: string;
  /** One for both languages. */
  readonly key: string;
  readonly lang: string;
};

/** Every document of the demo content. @throws when a file is not of the form that files have */
export async function demoDocuments(): Promise<DemoDocument[]> {
  const paths = await Array.fromAsync(glob('*/*.json', { cwd: demoFolder }));
  return Promise.all(paths.toSorted().map((path) => read(path)));
}

async function read(path: string): Promise<DemoDocument> {
  const content: unknown = JSON.parse(await readFile(join(demoFolder, path), 'utf8'));
  const parsed = fileSchema.safeParse(content);
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const [key = '', lang = ''] = basename(path, '.json').split('.');
  return { ...parsed.data, path, type: dirname(path), key, lang };
}

/** Every text below a value, to whatever depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one)) : [];
}

/** Where the links of a document lead, those of its fields and those within its texts. */
export function linksIn({ data }: DemoDocument): string[] {
  return textsIn(data).flatMap((text) => text.match(/(?:doc|site):[^\s)]+/g) ?? []);
}

/** The pictures that lie in the demo content: 'pictures/nav-guide.svg'. */
export function demoPictures(): Promise<string[]> {
  return Array.fromAsync(glob('pictures/*', { cwd: demoFolder }));
}
