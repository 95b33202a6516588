import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsModule } from './models-module.ts';
import { readModels, type ModelFiles } from './read-models.ts';
import { generateTypes, NON_EDITABLE_FILE_HEADER } from 'prismic-ts-codegen';
import { locales } from '#words/locale.ts';

// What an integration field holds, by the catalogue of ours that it chooses from.
const catalogTypes = {
  countries: '{ id: string; iso: string }',
  organizations: '{ id: number; name: string; presentation: string }',
  sectors: '{ sectorId: number; label: string }',
};

/** The TypeScript of the documents that these models allow; `@prismicio/client` then answers them typed. */
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

// `npm run content:types`: writes from the models what is made of them.
const models = await readModels();
await writeFile(join(import.meta.dirname, 'documents.ts'), documentTypes(models));
await writeFile(join(import.meta.dirname, 'models.ts'), modelsModule(models));
