import { type PredicateToken, predicateTokens } from './predicate-tokens.ts';
import { parsingError } from './protocol-error.ts';

type Scalar = string | number | boolean;
export type Argument = Scalar | readonly Scalar[];

/**
 * A predicate such as `[at(document.type, "page")]`: its name, its path ('' if it has none), and its values.
 */
export type Predicate = { readonly name: string; readonly path: string; readonly args: readonly Argument[] };

const maxQueryLength = 20_000;
/** Limit of predicates in a query, in all its parameters `q` together. */
export const maxPredicates = 50;
const maxValues = 1000;

/**
 * Reads the predicates of a parameter `q`: `[[at(…)][any(…)]]`. A document must match all of them.
 * @throws ProtocolError for any other form
 */
export function parsePredicates(query: string): readonly Predicate[] {
  if (query.length > maxQueryLength) throw parsingError(`is longer than ${maxQueryLength} characters`);
  const reader = new Reader(predicateTokens(query), query.length);
  const predicates: Predicate[] = [];
  reader.sign('[');
  while (!reader.tries(']')) {
    if (predicates.length === maxPredicates) throw reader.unexpected(`more than ${maxPredicates} predicates`);
    reader.sign('[');
    predicates.push(readPredicate(reader));
    reader.sign(']');
  }
  reader.end();
  return predicates;
}

function readPredicate(reader: Reader): Predicate {
  const name = reader.name();
  reader.sign('(');
  const path = reader.triesPath();
  const args: Argument[] = [];
  if (path === '' || reader.tries(','))
    do args.push(readArgument(reader));
    while (reader.tries(','));
  reader.sign(')');
  return { name, path, args };
}

function readArgument(reader: Reader): Argument {
  if (!reader.tries('[')) return reader.scalar();
  const values: Scalar[] = [];
  if (reader.tries(']')) return values;
  do {
    if (values.length === maxValues) throw reader.unexpected(`more than ${maxValues} values`);
    values.push(reader.scalar());
  } while (reader.tries(','));
  reader.sign(']');
  return values;
}

/** Reads tokens one by one. */
class Reader {
  private readonly tokens: readonly PredicateToken[];
  private readonly length: number;
  private place = 0;
  constructor(tokens: readonly PredicateToken[], length: number) {
    this.tokens = tokens;
    this.length = length;
  }

  private get next(): PredicateToken | undefined {
    return this.tokens[this.place];
  }

  unexpected(instead: string): Error {
    const found = this.next === undefined ? 'the end' : JSON.stringify(this.next.text);
    return parsingError(`expected ${instead}, found ${found}`, (this.next?.at ?? this.length) + 1);
  }

  /** Takes the next token if it is this sign; returns true if it was. */
  tries(sign: string): boolean {
    const found = this.next?.kind === 'sign' && this.next.text === sign;
    if (found) this.place += 1;
    return found;
  }

  sign(sign: string): void {
    if (!this.tries(sign)) throw this.unexpected(sign);
  }

  name(): string {
    if (this.next?.kind !== 'name') throw this.unexpected('a name');
    return this.take();
  }

  /**
   * Takes the next token if it is a path: it begins with `document` or `my`, and anything else is a value.
   */
  triesPath(): string {
    return this.next?.kind === 'name' && /^(document|my)(\.|$)/.test(this.next.text) ? this.take() : '';
  }

  scalar(): Scalar {
    const { next } = this;
    if (next === undefined || next.kind === 'sign') throw this.unexpected('a value');
    const text = this.take();
    if (next.kind === 'text') return text;
    if (next.kind === 'number') return Number(text);
    if (text === 'true' || text === 'false') return text === 'true';
    throw parsingError(`${text} is no value`, next.at + 1);
  }

  end(): void {
    if (this.next !== undefined) throw this.unexpected('the end');
  }

  private take(): string {
    const { text = '' } = this.next ?? {};
    this.place += 1;
    return text;
  }
}
