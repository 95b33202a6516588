import { type Argument, parsePredicates, type Predicate } from '../repository/query/parse-predicates.ts';
import { ProtocolError } from '../repository/query/protocol-error.ts';

/** A parsed predicate, with its text for the content system. */
export type ReadPredicate = Predicate & { readonly written: string };

/** Limits of characters and predicates of a query. */
const maxPredicatesLength = 8000;
const most = 20;
const names = /^(at|not|any|in|fulltext|has|missing|similar|geopoint\.near|number\.\w+|date\.[\w-]+)$/;

/**
 * Reads predicates in the forms in which Prismic's clients write them: one alone, one in brackets, or a list
 * in brackets. Null for any other text.
 */
export function readPredicates(text: string): readonly ReadPredicate[] | null {
  if (text.length > maxPredicatesLength) return null;
  const inner = text.trim();
  const depth = /^\[\s*\[/.test(inner) ? 0 : inner.startsWith('[') ? 1 : 2;
  const read = parsed(`${'['.repeat(depth)}${inner}${']'.repeat(depth)}`);
  if (read === null || read.length > most || read.some(({ name }) => !names.test(name))) return null;
  return read.map((one) => ({ ...one, written: written(one) }));
}

function parsed(query: string): readonly Predicate[] | null {
  try {
    return parsePredicates(query);
  } catch (error) {
    if (error instanceof ProtocolError) return null;
    throw error;
  }
}

function written({ name, path, args }: Predicate): string {
  return `[${name}(${[...(path === '' ? [] : [path]), ...args.map(writtenValue)].join(', ')})]`;
}

function writtenValue(value: Argument): string {
  if (typeof value === 'string') return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  return typeof value === 'object' ? `[${value.map(writtenValue).join(', ')}]` : String(value);
}
