import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The custom types and the slices that they share, both sorted by name. */
export type ModelFiles = { readonly types: readonly CustomTypeModel[]; readonly slices: readonly SharedSliceModel[] };

/** Reads the models from JSON files, one per model, in the form in which Prismic exports them. */
export async function readModels(): Promise<ModelFiles> {
  const [types, slices] = await Promise.all([read('types'), read('slices')]);
  return {
    types: types.map((text): CustomTypeModel => JSON.parse(text)),
    slices: slices.map((text): SharedSliceModel => JSON.parse(text)),
  };
}

async function read(folder: 'types' | 'slices'): Promise<string[]> {
  const path = join(import.meta.dirname, folder);
  const names = await readdir(path);
  return Promise.all(names.toSorted().map((name) => readFile(join(path, name), 'utf8')));
}
