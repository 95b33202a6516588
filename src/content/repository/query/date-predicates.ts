import { type RawBuilder, sql } from 'kysely';
import type { Argument } from './parse-predicates.ts';
import { parsingError } from './protocol-error.ts';
import type { Path } from './read-path.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * Parts of a date and time in UTC, under PostgreSQL's names. Names of months and days stand for numbers from
 * 1.
 */
const parts: Readonly<
  Record<string, { readonly part: string; readonly names: readonly string[]; readonly range: [number, number] }>
> = {
  'day-of-month': { part: 'day', names: [], range: [1, 31] },
  'day-of-week': { part: 'isodow', names: days, range: [1, 7] },
  month: { part: 'month', names: months, range: [1, 12] },
  year: { part: 'year', names: [], range: [1, 9999] },
  hour: { part: 'hour', names: [], range: [0, 23] },
};

/** Tells if `compareDates` can translate the predicate (`date.after`, `date.year`). */
export function isDateComparison(name: string): boolean {
  return name.startsWith('date.');
}

/**
 * Translates `date.after` and similar predicates on the dates of a document or on a field.
 * @throws ProtocolError
 */
export function compareDates(name: string, path: Path, args: readonly Argument[]): RawBuilder<boolean> {
  const comparison = comparisonOf(name.replace('date.', ''), args);
  if (path.of === 'field')
    return sql<boolean>`(e.type = ${path.type} and exists (select from
      (select value::timestamptz as at from jsonb_array_elements_text(e.moments -> ${path.field})) as m where ${comparison}))`;
  if (path.name === 'first_publication_date') return among(sql`e.first_published_at`, comparison);
  if (path.name === 'last_publication_date') return among(sql`e.last_published_at`, comparison);
  throw parsingError(`document.${path.name} is no date`);
}

function among(moment: RawBuilder<unknown>, comparison: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from (values (${moment})) as m (at) where ${comparison})`;
}

function comparisonOf(name: string, args: readonly Argument[]): RawBuilder<boolean> {
  const count = name === 'between' ? 2 : 1;
  const [first, second] = args;
  if (args.length !== count || first === undefined) throw parsingError(`date.${name} takes ${count} value(s)`);
  if (name === 'after') return sql<boolean>`m.at > ${momentOf(first)}`;
  if (name === 'before') return sql<boolean>`m.at < ${momentOf(first)}`;
  if (second !== undefined) return sql<boolean>`m.at between ${momentOf(first)} and ${momentOf(second)}`;
  const [, whole = '', side] = /^(.+?)(-after|-before)?$/.exec(name) ?? [];
  const known = Object.hasOwn(parts, whole) ? parts[whole] : undefined;
  if (known === undefined) throw parsingError(`there is no predicate date.${name}`);
  const sign = sql.raw(side === '-after' ? '>' : side === '-before' ? '<' : '=');
  return sql<boolean>`extract(${sql.raw(known.part)} from m.at) ${sign} ${numberOf(first, known)}`;
}

function numberOf(given: Argument, { part, names, range: [least, most] }: (typeof parts)[string] & {}): number {
  const named = typeof given === 'string' ? names.findIndex((name) => isNamed(name, given)) + 1 : 0;
  const value = named > 0 ? named : Number(given);
  if (!Number.isInteger(value) || value < least || value > most)
    throw parsingError(`${JSON.stringify(given)} is no ${part}`);
  return value;
}

/** Accepts `Monday`, `monday` and `Mon`. */
function isNamed(name: string, given: string): boolean {
  const small = given.toLowerCase();
  return name === small || (small.length === 3 && name.startsWith(small));
}

/**
 * Reads a moment: milliseconds since 1970, or a date or time in ISO 8601. Its year must be one that both
 * PostgreSQL and JavaScript support.
 */
function momentOf(given: Argument): Date {
  const iso = typeof given === 'string' && /^\d{4}-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?)?$/.test(given);
  const moment = new Date(typeof given === 'number' || iso ? given : Number.NaN);
  const year = moment.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw parsingError(`${JSON.stringify(given)} is no date`);
  return moment;
}
