import { z } from 'zod';
import { locales } from '#words/locale.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { parseGraphQuery, type Selection } from './graph-query.ts';
import { type Route, routesSchema } from './routes.ts';
import type { TypeModels } from '#content/repository/models/type-models.ts';
import { isWebAddress } from '#content/repository/models/is-web-address.ts';
import { maxPredicates, parsePredicates, type Predicate } from './parse-predicates.ts';
import { validationError } from './protocol-error.ts';

/** A search for documents. */
export type DocumentQuery = {
  readonly predicates: readonly Predicate[];
  /** Null if all languages match. */
  readonly lang: string | null;
  readonly page: number;
  readonly pageSize: number;
  readonly after: string | null;
  readonly orderings: string;
  /** Paths of the fields to answer with (`page.title`); empty to answer with all fields. */
  readonly fetch: readonly string[];
  /** Fields of linked documents that the answer must also contain. */
  readonly fetchLinks: readonly string[];
  readonly graphQuery: ReadonlyMap<string, Selection> | null;
  readonly routes: readonly Route[];
  readonly brokenRoute: string | null;
};

/** Language of a search that names no language. */
export const masterLanguage = 'fr';

const maxDocuments = 1_000_000;
const maxPaths = 200;

/**
 * Reads a query; unknown parameters are ignored.
 * @throws ProtocolError for the first invalid parameter
 */
export function readDocumentQuery(given: URLSearchParams, models: TypeModels): DocumentQuery {
  if ([...given.values()].some((value) => value.includes('\0')))
    throw validationError('a parameter holds what is no character');
  const pageSize = wholeNumber(given, 'pageSize', { least: 1, usual: 20, most: 100 });
  const graphQuery = given.get('graphQuery');
  return {
    predicates: readPredicates(given.getAll('q').filter(Boolean)),
    lang: readLang(given.get('lang')),
    page: wholeNumber(given, 'page', { least: 1, usual: 1, most: maxDocuments }),
    pageSize,
    after: given.get('after'),
    orderings: given.get('orderings') ?? '',
    fetch: readPaths(given, 'fetch'),
    fetchLinks: readPaths(given, 'fetchLinks'),
    graphQuery: graphQuery ? parseGraphQuery(graphQuery, models) : null,
    routes: readRoutes(given.get('routes')),
    brokenRoute: readBrokenRoute(given.get('brokenRoute')),
  };
}

/**
 * Reads the predicates of a query and limits their number: PostgreSQL's planner tries every order of the
 * predicates. This took ten seconds for 600 predicates and 0.3 seconds for fifty.
 */
function readPredicates(queries: readonly string[]): readonly Predicate[] {
  const predicates = queries.flatMap(parsePredicates);
  if (predicates.length > maxPredicates) throw validationError(`q: more than ${maxPredicates} predicates`);
  return predicates;
}

function wholeNumber(
  given: URLSearchParams,
  name: string,
  { least, usual, most }: { readonly least: number; readonly usual: number; readonly most: number },
): number {
  const text = given.get(name) || String(usual);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least)) throw validationError(`${name} should be a whole number from ${least}`);
  return Math.min(value, most);
}

function readLang(lang: string | null): string | null {
  if (lang === '*') return null;
  const known = locales.find((locale) => locale === (lang || masterLanguage).toLowerCase());
  if (known === undefined) throw validationError(`lang: there is no language ${JSON.stringify(lang)}`);
  return known;
}

function readPaths(given: URLSearchParams, name: string): readonly string[] {
  const paths = (given.get(name) ?? '')
    .split(',')
    .map((path) => path.trim())
    .filter(Boolean);
  if (paths.length > maxPaths) throw validationError(`${name}: more than ${maxPaths} fields`);
  const wrong = paths.find((path) => !/^[\w-]+\.[\w.*-]+$/.test(path));
  if (wrong !== undefined)
    throw validationError(`${name}: ${JSON.stringify(wrong)} should be a type, a point and a field`);
  return paths;
}

function readRoutes(text: string | null): readonly Route[] {
  const read = z
    .string()
    .transform(jsonOrNothing)
    .pipe(routesSchema)
    .safeParse(text || '[]');
  if (!read.success) throw validationError('routes should be a list of {"type", "path"}');
  return read.data;
}

function readBrokenRoute(route: string | null): string | null {
  if (route && !isWebAddress(route)) throw validationError('brokenRoute should be a path');
  return route || null;
}
