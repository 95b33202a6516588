import { generateTypes, NON_EDITABLE_FILE_HEADER } from 'prismic-ts-codegen';
import { locales } from '#words/locale.ts';
import type { ModelFiles } from './read-models.ts';

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
