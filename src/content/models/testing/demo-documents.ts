import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

// The folder of the demo content. It contains a folder for each type, and the pictures.
const demoFolder = join(import.meta.dirname, '../../../../content');

const fileSchema = z.strictObject({
  uid: z.string().optional(),
  tags: z.array(z.string()),
  published: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

export type DemoDocument = z.infer<typeof fileSchema> & {
  /** Path below the folder: 'page/eligibility.fr.json'. */
  readonly path: string;
  readonly type: string;
  /** Key of a document; its two languages have the same key. */
  readonly key: string;
  readonly lang: string;
};

/**
 * Reads every document of the demo content.
 * @throws if a file has the wrong form
 */
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

/** Returns every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => textsIn(one)) : [];
}

/** Returns the targets of all links in a document, in fields and in texts. */
export function linksIn({ data }: DemoDocument): string[] {
  return textsIn(data).flatMap((text) => text.match(/(?:doc|site):[^\s)]+/g) ?? []);
}

/** Lists the pictures of the demo content, such as 'pictures/nav-guide.svg'. */
export function demoPictures(): Promise<string[]> {
  return Array.fromAsync(glob('pictures/*', { cwd: demoFolder }));
}
