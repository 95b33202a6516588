import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldCode } from '#words/field-code.ts';
import { InvalidInput, parseInput } from './invalid-input.ts';

const schema = z.object({ name: z.string(fieldCode('field.required')), age: z.number() });

const refusedOf = (input: unknown) => {
  try {
    return parseInput(schema, input);
  } catch (error) {
    return error instanceof InvalidInput ? error.fields : error;
  }
};

test('a refused field says its code; a rule that gives none asks to check the field', () => {
  expect(refusedOf({ age: 'x' })).toEqual({ name: 'field.required', age: 'field.invalid' });
});

test('of several mistakes in one field the first is told', () => {
  const short = z.object({
    name: z.string().min(3, fieldCode('field.required')).regex(/\d/, fieldCode('name.invalid')),
  });
  expect(() => parseInput(short, { name: 'a' })).toThrow(new InvalidInput({ name: 'field.required' }));
});

test('a mistake inside a field is one of the field, and one of nothing in particular is the form’s', () => {
  const nested = z.object({ person: z.object({ name: z.string() }) });
  expect(() => parseInput(nested, { person: {} })).toThrow(new InvalidInput({ person: 'field.invalid' }));
  for (const input of [null, undefined, 'text', 7]) expect(refusedOf(input)).toEqual({ form: 'field.invalid' });
});

test('what is right is given back as the schema reads it, without what it does not know', () => {
  expect(refusedOf({ name: 'Zoé', age: 21, admin: true })).toEqual({ name: 'Zoé', age: 21 });
});

test('a sentence of the schema’s own is never shown for a code', () => {
  const worded = z.object({ name: z.string('Please, a name'), age: z.number('field.nonsense') });
  expect(() => parseInput(worded, {})).toThrow(new InvalidInput({ age: 'field.invalid', name: 'field.invalid' }));
});
