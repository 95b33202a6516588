/** A name and a value of a form, as a browser sends them. */
export type Pair = readonly [name: string, value: string];

/** Everything that a form holds: the values of each name, in their order. */
export type Typed = ReadonlyMap<string, readonly string[]>;

/** A form that no page of ours sends: too many values, or items of a list that are none. */
export class HostileForm extends Error {
  readonly code = 'office.hostileForm';
}

const mostValues = 20_000;
const longestName = 300;

/**
 * Returns the values of a form by name. Ends of lines become one character, because browsers send two.
 * @throws HostileForm
 */
export function typedFrom(pairs: readonly Pair[]): Typed {
  if (pairs.length > mostValues) throw new HostileForm('too many values');
  const typed = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    if (name.length > longestName) throw new HostileForm('a name is too long');
    const values = typed.get(name) ?? [];
    values.push(withPlainEnds(value));
    typed.set(name, values);
  }
  return typed;
}

export const firstTyped = (typed: Typed, name: string): string | undefined => typed.get(name)?.[0];

export const withPlainEnds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Returns the text that a control of one line shows: browsers leave out ends of lines. */
export const inOneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, '');
