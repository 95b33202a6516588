import type { Locale } from '#words/locale.ts';
import type { Endpoint } from '../endpoint.ts';
import { problemDetails } from '../problem-details.ts';
import type { SchemaReference } from './json-schema.ts';

/** Error statuses that any endpoint may answer in addition to those that it declares. */
const everywhere = [400, 414, 429, 500, 503] as const;
/** Problems of endpoints that read a body. */
const ofBodies = [413] as const;

type Status = (typeof everywhere)[number] | (typeof ofBodies)[number] | NonNullable<Endpoint['problems']>[number];

/** Returns the statuses of an endpoint's problems. */
export function problemsOf({ problems = [], method, scope }: Endpoint): readonly Status[] {
  const keys = scope === undefined ? [] : ([401, 403] as const);
  return [...new Set([...everywhere, ...keys, ...problems, ...(method === 'POST' ? ofBodies : [])])].toSorted(
    (a, b) => a - b,
  );
}

/** Returns the answers of an endpoint, by status. */
export function responsesOf(endpoint: Endpoint, named: SchemaReference, locale: Locale): object {
  const answered = { description: endpoint.summary[locale], headers: headersOf(endpoint, locale) };
  const schema = named(endpoint.response, 'output');
  const problem = { 'application/problem+json': { schema: named(problemDetails, 'output') } };
  // An address that is too long is refused before anything knows that it leads to this API.
  const plain = { 'text/plain': { schema: { type: 'string' } } };
  return {
    200: { ...answered, content: { 'application/json': { schema } } },
    ...(endpoint.method === 'GET' && { 304: { description: words.unchanged[locale] } }),
    ...Object.fromEntries(
      problemsOf(endpoint).map((status) => [
        status,
        { description: words[status][locale], content: status === 414 ? plain : problem },
      ]),
    ),
  };
}

function headersOf({ method }: Endpoint, locale: Locale): object {
  if (method !== 'GET') return {};
  return { ETag: { description: words.tag[locale], schema: { type: 'string' } } };
}

const words = {
  unchanged: { en: 'The copy is still right (If-None-Match)', fr: 'La copie est toujours bonne (If-None-Match)' },
  tag: { en: 'Names this answer, for If-None-Match', fr: 'Nomme cette réponse, pour If-None-Match' },
  400: {
    en: 'The request is not valid: each fault is named',
    fr: 'La demande n’est pas valable : chaque erreur est nommée',
  },
  401: { en: 'An API key is needed', fr: 'Une clé d’API est demandée' },
  403: { en: 'The key does not allow this', fr: 'La clé ne permet pas cela' },
  404: { en: 'There is none', fr: 'Il n’y en a pas' },
  409: { en: 'It cannot be done now', fr: 'Impossible pour le moment' },
  410: { en: 'It was there, and is no more', fr: 'Cela existait, et n’existe plus' },
  413: { en: 'The body is too long', fr: 'Le corps est trop long' },
  414: { en: 'The address is too long', fr: 'L’adresse est trop longue' },
  429: {
    en: 'Too many requests: wait as long as Retry-After says',
    fr: 'Trop de demandes : attendre ce que dit Retry-After',
  },
  500: { en: 'A fault of ours', fr: 'Une erreur de notre part' },
  503: { en: 'Not available at the moment', fr: 'Indisponible pour le moment' },
} as const;
