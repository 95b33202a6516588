import { type DocumentState, documentStates } from '#content/repository/answers/listing/document-state.ts';
import type { ListedBy } from '#content/repository/answers/listing/list-documents.ts';
import { localeNamed } from '#words/locale.ts';
import { typeNames } from '../type-name.ts';

/** Filters of the list in an address. */
const filterNames = ['title', 'type', 'lang', 'state'] as const;

const stateNamed = (name: string | null): DocumentState | undefined => documentStates.find((state) => state === name);

/** Returns the filters of an address. A value that the form does not offer filters nothing. */
export function typedFilters(query: URLSearchParams): ListedBy {
  const given = {
    title: query.get('title')?.trim(),
    type: typeNames.find((type) => type === query.get('type')),
    lang: localeNamed(query.get('lang')) ?? undefined,
    state: stateNamed(query.get('state')),
    after: query.get('after'),
  };
  return {
    ...(given.title && { title: given.title }),
    ...(given.type && { type: given.type }),
    ...(given.lang && { lang: given.lang }),
    ...(given.state && { state: given.state }),
    ...(given.after && { after: given.after }),
  };
}

/** Tells if an address filters the list. */
export const isFiltered = (query: URLSearchParams): boolean => filterNames.some((name) => query.get(name));
