import { type RawBuilder, sql } from 'kysely';
import type { TypeModels } from '../models/type-models.ts';
import { compareDates, isDateComparison } from './date-predicates.ts';
import type { Argument, Predicate } from './parse-predicates.ts';
import { parsingError } from './protocol-error.ts';
import { type Path, readPath } from './read-path.ts';
import { searchText } from './text-predicates.ts';

/** An SQL condition on `content.entries e`. */
export type Condition = RawBuilder<boolean>;

/**
 * Translates a predicate.
 * @throws ProtocolError for an unknown name, or for values that the predicate does not accept
 */
export function predicateSql(predicate: Predicate, models: TypeModels): Condition {
  const { name, path, args } = predicate;
  if (name === 'fulltext') return searchText(predicate, models);
  if (name === 'similar') return similar(args);
  const of = readPath(path, models);
  if (isDateComparison(name)) return compareDates(name, of, args);
  switch (name) {
    case 'at':
      return equals(of, one(predicate));
    case 'not':
      return isOfType(of, sql<boolean>`not ${equals(of, one(predicate))}`);
    case 'any':
    case 'in':
      return anyOf(of, list(predicate));
    case 'has':
      return isOfType(of, isThere(of));
    case 'missing':
      return isOfType(of, sql<boolean>`not ${isThere(of)}`);
    case 'number.gt':
      return compareNumbers(of, numbers(predicate, 1), '$[*] ? (@ > $a)');
    case 'number.lt':
      return compareNumbers(of, numbers(predicate, 1), '$[*] ? (@ < $a)');
    case 'number.inRange':
      return compareNumbers(of, numbers(predicate, 2), '$[*] ? (@ >= $a && @ <= $b)');
    default:
      throw parsingError(`there is no predicate ${name}`);
  }
}

/**
 * Translates the full-text search of a query, but for headings only. Null if the query has no such search.
 * @throws ProtocolError
 */
export function inHeadings(predicates: readonly Predicate[], models: TypeModels): Condition[] | null {
  const searched = predicates.find(({ name }) => name === 'fulltext');
  if (searched === undefined) return null;
  return predicates.map((one) => (one === searched ? searchText(one, models, 'heading') : predicateSql(one, models)));
}

function one({ name, args }: Predicate): Argument {
  const [value] = args;
  if (value === undefined || args.length !== 1) throw parsingError(`${name} takes one value`);
  return value;
}

function list(predicate: Predicate): readonly (string | number | boolean)[] {
  const value = one(predicate);
  if (typeof value === 'object') return value;
  throw parsingError(`${predicate.name} takes a list of values`);
}

function numbers({ name, args }: Predicate, count: number): readonly number[] {
  const given = args.filter((arg) => typeof arg === 'number');
  if (given.length !== count || args.length !== count) throw parsingError(`${name} takes ${count} number(s)`);
  return given;
}

const columns = {
  id: sql<string>`e.document_id`,
  type: sql<string>`e.type`,
  lang: sql<string>`e.lang`,
} as const;

/** Translates `at`. With a list, all its members must be present: `at(document.tags, ["a", "b"])`. */
function equals(path: Path, value: Argument): Condition {
  const values = typeof value === 'object' ? value : [value];
  if (path.of === 'field') {
    const holds = { [path.field]: values };
    return sql<boolean>`(e.type = ${path.type} and e.fields @> ${JSON.stringify(holds)}::jsonb)`;
  }
  if (path.name === 'tags') return sql<boolean>`e.tags @> ${values.map(String)}::text[]`;
  if (path.name === 'first_publication_date' || path.name === 'last_publication_date')
    throw parsingError(`${path.name} is compared by date.after, date.before and their like`);
  return sql<boolean>`${columns[path.name]} = all (${values.map(String)}::text[])`;
}

function anyOf(path: Path, values: readonly (string | number | boolean)[]): Condition {
  if (path.of === 'document' && path.name === 'tags') return sql<boolean>`e.tags && ${values.map(String)}::text[]`;
  if (path.of === 'document' && (path.name === 'id' || path.name === 'type' || path.name === 'lang'))
    return sql<boolean>`${columns[path.name]} = any (${values.map(String)}::text[])`;
  if (values.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(
    values.map((value) => equals(path, value)),
    sql` or `,
  )})`;
}

function isThere(path: Path): Condition {
  if (path.of === 'field') return sql<boolean>`e.fields ? ${path.field}`;
  if (path.name === 'tags') return sql<boolean>`e.tags <> '{}'`;
  if (path.name === 'first_publication_date' || path.name === 'last_publication_date')
    return sql<boolean>`e.last_published_at is not null`;
  return sql<boolean>`true`;
}

/** Limits a condition on a field to documents of the field's type. */
function isOfType(path: Path, condition: Condition): Condition {
  return path.of === 'field' ? sql<boolean>`(e.type = ${path.type} and ${condition})` : condition;
}

function compareNumbers(path: Path, [a, b]: readonly number[], comparison: string): Condition {
  if (path.of === 'document') throw parsingError(`document.${path.name} is no number`);
  const given = JSON.stringify({ a, b });
  return sql<boolean>`(e.type = ${path.type} and jsonb_path_exists(e.fields -> ${path.field}, ${comparison}::jsonpath,
    ${given}::jsonb, true))`;
}

/**
 * Finds documents of the same type that have a tag, or a word in the heading, in common with a given
 * document.
 */
function similar([id, most]: readonly Argument[]): Condition {
  if (typeof id !== 'string' || typeof most !== 'number') throw parsingError('similar takes an id and a number');
  return sql<boolean>`exists (select from content.entries o where o.document_id = ${id} and o.stage = 'published'
    and o.document_id <> e.document_id and o.type = e.type
    and (o.tags && e.tags or tsvector_to_array(o.heading) && tsvector_to_array(e.heading)))`;
}
