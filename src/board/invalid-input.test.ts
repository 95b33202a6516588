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
