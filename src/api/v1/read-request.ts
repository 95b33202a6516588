import type { z } from 'zod';
import type { RequestParts } from './endpoint.ts';
import { type ParameterKind, kindsOf, parametersOf } from './parameters.ts';
import { type Fault, InvalidRequest } from './problem-details.ts';

type Raw = { readonly path: unknown; readonly query: URLSearchParams; readonly body: unknown };

/**
 * Reads the parts of a request. Texts are converted to the types of the schema, and the schema then validates
 * them.
 * @throws InvalidRequest for unknown parameters, because a misspelt filter would otherwise search everything
 */
export function readRequest(request: z.ZodObject, { path, query, body }: Raw): RequestParts {
  const known = parametersOf(request, 'query');
  const unknown = [...new Set(query.keys())].filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new InvalidRequest(unknown.map((name) => unknownOf(name, known)));
  const pathTexts = Object.entries(path ?? {}).map(([name, text]): [string, string[]] => [name, [String(text)]]);
  const queryTexts = Object.keys(known).map((name): [string, string[]] => [name, query.getAll(name)]);
  return {
    path: valuesOf(pathTexts, parametersOf(request, 'path')),
    query: valuesOf(queryTexts, known),
    body,
  };
}

function unknownOf(name: string, known: object): Fault {
  const names = Object.keys(known).join(', ');
  const expected = names === '' ? 'no parameter' : `one of: ${names}`;
  return { in: 'query', name: name.slice(0, 100).toWellFormed(), message: `Unknown parameter: expected ${expected}` };
}

function valuesOf(texts: readonly [string, string[]][], schemas: Readonly<Record<string, z.ZodType>>) {
  const values: Record<string, unknown> = {};
  for (const [name, given] of texts) if (given.length > 0) values[name] = valueOf(given, kindsOf(schemas[name]));
  return values;
}

/**
 * Returns the value of a parameter. A list accepts commas, repetition, or both. If a parameter is repeated
 * but is not a list, it stays an array, which the schema refuses.
 */
function valueOf(given: readonly string[], [kind, kindOfEach]: readonly [ParameterKind, ParameterKind]): unknown {
  if (kind !== 'list') return given.length === 1 ? typed(given[0] ?? '', kind) : given;
  const separated = given.flatMap((text) => text.split(',')).map((text) => text.trim());
  return separated.filter((text) => text !== '').map((text) => typed(text, kindOfEach));
}

function typed(text: string, kind: ParameterKind): unknown {
  if (kind === 'number' && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  return kind === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text;
}
