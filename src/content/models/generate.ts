import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsModule } from './models-module.ts';
import { readModels, type ModelFiles } from './read-models.ts';
import { generateTypes, NON_EDITABLE_FILE_HEADER } from 'prismic-ts-codegen';
import { locales } from '#words/locale.ts';

// The type of an integration field's value, by the catalogue of the field.
const catalogTypes = {
  countries: '{ id: string; iso: string }',
  organizations: '{ id: number; name: string; presentation: string }',
  sectors: '{ sectorId: number; label: string }',
};

/** Generates the TypeScript types of the documents, by which `@prismicio/client` returns typed answers. */
export function documentTypes({ types, slices }: ModelFiles): string {
  const code = generateTypes({
    customTypeModels: [...types],
    sharedSliceModels: [...slices],
    localeIDs: [...locales],
    typesProvider: '@prismicio/client',
    clientIntegration: { includeCreateClientInterface: true, includeContentNamespace: true },
    fieldConfigs: { integrationFields: { catalogTypes } },
    cache: false,
  });
  return `${NON_EDITABLE_FILE_HEADER}\n\n${code}`;
}

/** Writes the files that are generated from the models. */
async function generate(): Promise<void> {
  const models = await readModels();
  await writeFile(join(import.meta.dirname, 'documents.ts'), documentTypes(models));
  await writeFile(join(import.meta.dirname, 'models.ts'), modelsModule(models));
}

// Run by `npm run content:types`. A test fails if the files do not match the models.
if (import.meta.main) await generate();
