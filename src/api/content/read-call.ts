import type { ContentCall } from '#content/port/content-call.ts';
import { isId, isUid } from '#content/port/hostile-text.ts';
import { readPredicates } from '#content/port/read-predicates.ts';
import { ApiProblem } from '../transport/api-problem.ts';
import { readOptions } from './read-options.ts';

/**
 * Parameters by name in lower case, each with all its values. Calls may write names in any case, as in the
 * other APIs.
 */
type Parameters = ReadonlyMap<string, readonly string[]>;

/** Limits of a content system for one call: the number of ids, and the characters of a parameter. */
const maxIds = 100;
const maxCallLength = 8000;

/**
 * Reads one of the four calls of specification §7.
 * @throws ApiProblem 400, which names the wrong parameter
 */
export function readCall(kind: ContentCall['kind'], query: unknown): ContentCall {
  const parameters = parametersOf(query);
  const options = readOptions(parameters.get('options')?.[0]);
  if ('wrong' in options) refuse(options.wrong);
  switch (kind) {
    case 'single':
      return { kind, type: typeIn(parameters), options: { ...options, page: 1, pageSize: 1 } };
    case 'uid':
      return { kind, type: typeIn(parameters), uid: uidIn(parameters), options: { ...options, page: 1, pageSize: 1 } };
    case 'ids':
      return { kind, ids: idsIn(parameters), options };
    case 'query':
      return { kind, predicates: predicatesIn(parameters), options };
  }
}

function parametersOf(query: unknown): Parameters {
  const given = Object.entries(typeof query === 'object' && query !== null ? query : {});
  return new Map(
    given.map(([name, value]) => {
      const values = [value].flat().filter((one) => typeof one === 'string');
      // Counts the characters after percent-encoding, in which a bracket takes three, because the content
      // system gets the parameter in this form.
      if (values.some((one) => encodeURIComponent(one.toWellFormed()).length > maxCallLength))
        refuse(name.slice(0, 100).toWellFormed());
      return [name.toLowerCase(), values];
    }),
  );
}

/** Reads a type: its name, or `at(document.type, "…")`. */
function typeIn(parameters: Parameters): string {
  const [text = ''] = parameters.get('predicate') ?? [];
  if (/^\w{1,64}$/.test(text)) return text;
  const [one, ...more] = readPredicates(text) ?? [];
  const [type] = one?.args ?? [];
  const isType = one?.name === 'at' && one.path === 'document.type' && more.length === 0;
  return isType && typeof type === 'string' && /^\w{1,64}$/.test(type) ? type : refuse('predicate');
}

function uidIn(parameters: Parameters): string {
  const [uid = ''] = parameters.get('uid') ?? [];
  return isUid(uid) ? uid : refuse('uid');
}

/** Reads ids: as a JSON list, as a list with commas, or from the parameter several times. */
function idsIn(parameters: Parameters): readonly string[] {
  const texts = parameters.get('ids') ?? [];
  const ids = texts.flatMap((text) => text.replaceAll(/^\s*\[|\]\s*$|"/g, '').split(',')).map((id) => id.trim());
  return ids.length > 0 && ids.length <= maxIds && ids.every(isId) ? ids : refuse('ids');
}

function predicatesIn(parameters: Parameters): readonly string[] {
  const read = (parameters.get('predicate') ?? []).map(readPredicates);
  const predicates = read.flatMap((some) => some ?? []);
  return read.includes(null) || predicates.length > 20 ? refuse('predicate') : predicates.map(({ written }) => written);
}

function refuse(name: string): never {
  throw new ApiProblem(400, { code: 'api.badRequest', message: `This parameter is missing or wrong: ${name}.` });
}
