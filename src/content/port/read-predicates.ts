type PredicateValue = string | number | boolean | readonly PredicateValue[];

/** `[at(document.type, "page")]` is `at` of the path `document.type` with one value. */
export type Predicate = {
  readonly name: string;
  /** Absent from `similar` alone. */
  readonly path: string | null;
  readonly values: readonly PredicateValue[];
  /** As the content system takes it. */
  readonly written: string;
};

/** Lists in lists, characters and predicates of one question. */
const deepest = 2;
const longest = 8000;
const most = 20;
const names = /^(at|not|any|in|fulltext|has|missing|similar|geopoint\.near|number\.\w+|date\.[\w-]+)$/;
const token = /\s*("(?:[^"\\]|\\.)*"|[\w.-]+|[[\](),])\s*/y;

/** Reads predicates, alone or in brackets as Prismic writes them; null where a text is something else. */
export function readPredicates(text: string): readonly Predicate[] | null {
  const tokens = text.length <= longest ? tokensOf(text) : null;
  if (tokens === null) return null;
  const reader = new Reader(tokens);
  const read = reader.all();
  return reader.isAtEnd && read !== null && read.length <= most ? read : null;
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const [, found] = token.exec(text) ?? [];
    if (found === undefined) return null;
    tokens.push(found);
  }
  return tokens;
}

class Reader {
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#tokens.length;
  }

  /** One predicate, one in brackets, or a list of those. */
  all(): Predicate[] | null {
    if (this.#peek() !== '[') return asList(this.#predicate());
    if (this.#peek(1) !== '[') return asList(this.#bracketed());
    this.#next += 1;
    const read: Predicate[] = [];
    while (this.#peek() === '[') {
      const one = this.#bracketed();
      if (one === null) return null;
      read.push(one);
      if (this.#peek() === ',') this.#next += 1;
    }
    return this.#take(']') ? read : null;
  }

  #bracketed(): Predicate | null {
    if (!this.#take('[')) return null;
    const read = this.#predicate();
    return this.#take(']') ? read : null;
  }

  #predicate(): Predicate | null {
    const name = this.#peek() ?? '';
    this.#next += 1;
    if (!names.test(name) || !this.#take('(')) return null;
    const path = name === 'similar' ? null : this.#path();
    const values: PredicateValue[] = [];
    while (this.#peek() !== ')') {
      const needsComma = values.length > 0 || path !== null;
      const value = !needsComma || this.#take(',') ? this.#value(0) : null;
      if (value === null) return null;
      values.push(value);
    }
    this.#next += 1;
    return path === '' ? null : { name, path, values, written: written(name, path, values) };
  }

  #path(): string {
    const path = this.#peek() ?? '';
    this.#next += 1;
    return /^(document|my)(\.[\w-]+)*$/.test(path) ? path : '';
  }

  #value(depth: number): PredicateValue | null {
    const found = this.#peek() ?? '';
    this.#next += 1;
    if (found === '[') return depth < deepest ? this.#list(depth) : null;
    if (found.startsWith('"')) return found.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
    if (found === 'true' || found === 'false') return found === 'true';
    return /^-?\d+(\.\d+)?$/.test(found) ? Number(found) : null;
  }

  #list(depth: number): PredicateValue[] | null {
    const values: PredicateValue[] = [];
    while (this.#peek() !== ']') {
      const value = values.length === 0 || this.#take(',') ? this.#value(depth + 1) : null;
      if (value === null) return null;
      values.push(value);
    }
    this.#next += 1;
    return values;
  }

  #peek(further = 0): string | undefined {
    return this.#tokens[this.#next + further];
  }

  #take(expected: string): boolean {
    const is = this.#peek() === expected;
    this.#next += 1;
    return is;
  }
}

const asList = (read: Predicate | null): Predicate[] | null => (read === null ? null : [read]);

function written(name: string, path: string | null, values: readonly PredicateValue[]): string {
  return `[${name}(${[...(path === null ? [] : [path]), ...values.map(writtenValue)].join(', ')})]`;
}

function writtenValue(value: PredicateValue): string {
  if (typeof value === 'string') return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  return typeof value === 'object' ? `[${value.map(writtenValue).join(', ')}]` : String(value);
}
