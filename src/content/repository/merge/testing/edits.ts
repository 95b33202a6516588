import * as fc from 'fast-check';
import { isObject, listOf } from '../../../json.ts';

/** A change of an editor: a place, chosen by numbers, and what happens there. */
export type Edit = { readonly where: readonly number[]; readonly how: number };

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  where: fc.array(fc.nat(6), { minLength: 4, maxLength: 4 }),
  how: fc.nat(5),
});

type Lists = 'text' | 'cards' | 'body' | 'items';
const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const make: Readonly<Record<Lists, (word: string, n: number) => unknown>> = {
  text: (word) => paragraph(word),
  cards: (word) => ({ name: word, mood: null, text: [] }),
  body: (word, n) => ({
    id: `slice$${word}`,
    slice_type: n % 2 === 0 ? 'quote' : 'story',
    variation: 'default',
    primary: { title: word, text: [] },
    items: [],
  }),
  items: (word) => ({ label: word }),
};
const isList = (name: string): name is Lists => Object.hasOwn(make, name);

/** Applies a change to data. All that it writes contains the word. */
export function edited(data: unknown, { where, how }: Edit, word: string): unknown {
  const [first = 0, ...rest] = where;
  if (!isObject(data)) return data;
  const names = Object.keys(data).filter((name) => !['id', 'slice_type', 'variation', 'type', 'spans'].includes(name));
  const name = names[first % names.length];
  if (name === undefined) return data;
  const value = data[name];
  const next = { where: rest, how };
  if (isList(name)) return { ...data, [name]: editedList(name, listOf(value), next, word) };
  return { ...data, [name]: name === 'primary' ? edited(value, next, word) : editedValue(name, value, next, word) };
}

function editedValue(name: string, value: unknown, { where, how }: Edit, word: string): unknown {
  const isText = ['title', 'summary', 'name', 'label'].includes(name);
  if (!isText || typeof value !== 'string' || how === 0) return name === 'picture' ? { id: word } : word;
  const words = value.split(' ');
  const at = (where[0] ?? 0) % (words.length + 1);
  return words.toSpliced(at, how > 3 ? 1 : 0, word).join(' ');
}

function editedList(name: Lists, list: readonly unknown[], { where, how }: Edit, word: string): readonly unknown[] {
  const [first = 0, ...rest] = where;
  const at = first % (list.length + 1);
  if (at === list.length || how === 0) return list.toSpliced(at, 0, make[name](word, first));
  if (how === 1) return list.toSpliced(at, 1);
  if (how === 2) return list.toSpliced(at, 1).toSpliced((rest[0] ?? 0) % list.length, 0, list[at]);
  if (name === 'text') return list.with(at, paragraph(word));
  return list.with(at, edited(list[at], { where: rest, how }, word));
}

/** Returns the words of a value, by which the test follows what was written. */
export const wordsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value ?? null).match(/w\d+/g));
