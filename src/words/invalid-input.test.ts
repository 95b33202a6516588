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

test('a refused field has its code; if a rule has no code, the code asks to check the field', () => {
  expect(refusedOf({ age: 'x' })).toEqual({ name: 'field.required', age: 'field.invalid' });
});

test('if a field has several mistakes, only the first is reported', () => {
  const short = z.object({
    name: z.string().min(3, fieldCode('field.required')).regex(/\d/, fieldCode('name.invalid')),
  });
  expect(() => parseInput(short, { name: 'a' })).toThrow(new InvalidInput({ name: 'field.required' }));
});

test('a mistake inside a field is reported on the field, and a mistake without a field on the form', () => {
  const nested = z.object({ person: z.object({ name: z.string() }) });
  expect(() => parseInput(nested, { person: {} })).toThrow(new InvalidInput({ person: 'field.invalid' }));
  for (const input of [null, undefined, 'text', 7]) expect(refusedOf(input)).toEqual({ form: 'field.invalid' });
});

test('valid input is returned as the schema parses it, without unknown fields', () => {
  expect(refusedOf({ name: 'Zoé', age: 21, admin: true })).toEqual({ name: 'Zoé', age: 21 });
});

test('a message of the schema library is never used as a code', () => {
  const worded = z.object({ name: z.string('Please, a name'), age: z.number('field.nonsense') });
  expect(() => parseInput(worded, {})).toThrow(new InvalidInput({ age: 'field.invalid', name: 'field.invalid' }));
});
