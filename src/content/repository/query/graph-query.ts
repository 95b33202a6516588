import type { TypeModels } from '../models/type-models.ts';
import { parsingError, validationError } from './protocol-error.ts';

/**
 * The selected part of a value: the whole value (null), or some of its members. For linked documents and
 * slices, the members are selected by type.
 */
export type Selection = {
  /** True if every member is selected (`...pageFields`). */
  readonly all: boolean;
  readonly members: ReadonlyMap<string, Selection | null>;
  /** Example: `...on country { name }`. */
  readonly types: ReadonlyMap<string, Selection>;
};

const maxQueryLength = 20_000;
const maxTokens = 2000;

/**
 * Reads `{ page { title country { ...on country { name } } } }`: a type, and the selected parts of its
 * documents.
 * @throws ProtocolError for any other form, or an unknown type
 */
export function parseGraphQuery(text: string, models: TypeModels): ReadonlyMap<string, Selection> {
  if (text.length > maxQueryLength) throw validationError(`graphQuery is longer than ${maxQueryLength} characters`);
  const tokens = new Tokens(text);
  const { members } = readSelection(tokens);
  tokens.end();
  for (const [type, selection] of members) {
    if (!models.has(type)) throw validationError(`graphQuery: there is no type ${type}`);
    if (selection === null) throw validationError(`graphQuery: say what is wanted of ${type}`);
  }
  return new Map([...members].flatMap(([type, selection]) => (selection === null ? [] : [[type, selection]])));
}

type Building = {
  all: boolean;
  readonly members: Map<string, Building | null>;
  readonly types: Map<string, Building>;
};

const nothing = (): Building => ({ all: false, members: new Map(), types: new Map() });

/**
 * Reads a GraphQL selection set (October 2021, 2.4). It has no aliases, arguments and directives. Two
 * selections with the same name are merged (5.3.2).
 */
function readSelection(tokens: Tokens, into: Building = nothing()): Building {
  tokens.sign('{');
  do {
    if (!tokens.tries('...')) readMember(tokens, into);
    else if (tokens.tries('on')) {
      const type = tokens.name();
      into.types.set(type, readSelection(tokens, into.types.get(type)));
    } else {
      tokens.name();
      into.all = true;
    }
  } while (!tokens.tries('}'));
  return into;
}

function readMember(tokens: Tokens, { members }: Building): void {
  const said = tokens.name();
  // Reads `non-repeat` as `primary`: the protocol has both names for the fields of a slice.
  const name = said === 'non-repeat' ? 'primary' : said;
  const known = members.get(name);
  const read = tokens.isAt('{') ? readSelection(tokens, known ?? nothing()) : null;
  members.set(name, known === null ? null : read);
}

/**
 * Matches a token of a query. Names may have hyphens, as in the protocol. `#` begins a comment. Any other
 * character is a token by itself: a brace, or a character that no rule accepts.
 */
const token = /\.{3}|[A-Za-z_][\w-]*|#.*|[^\s,]/gu;

class Tokens {
  private readonly tokens: readonly { readonly text: string; readonly at: number }[];
  private readonly length: number;
  private place = 0;
  constructor(text: string) {
    this.length = text.length;
    this.tokens = Array.from(text.matchAll(token), ({ 0: found, index }) => ({ text: found, at: index })).filter(
      (one) => !one.text.startsWith('#'),
    );
    // Limits the number of tokens, because nested selections are read by nested calls, which take space on
    // the stack.
    if (this.tokens.length > maxTokens) throw validationError(`graphQuery has more than ${maxTokens} words`);
  }

  isAt(sign: string): boolean {
    return this.tokens[this.place]?.text === sign;
  }

  /** Takes the next token if it is this sign; returns true if it was. */
  tries(sign: string): boolean {
    const found = this.isAt(sign);
    if (found) this.place += 1;
    return found;
  }

  sign(sign: string): void {
    if (!this.tries(sign)) throw this.unexpected(sign);
  }

  name(): string {
    const { text = '' } = this.tokens[this.place] ?? {};
    if (!/^[A-Za-z_]/.test(text)) throw this.unexpected('a name');
    this.place += 1;
    return text;
  }

  end(): void {
    if (this.place < this.tokens.length) throw this.unexpected('the end');
  }

  private unexpected(instead: string): Error {
    const { text, at } = this.tokens[this.place] ?? { text: 'the end', at: this.length };
    return parsingError(`graphQuery: expected ${instead}, found ${text}`, at + 1);
  }
}
