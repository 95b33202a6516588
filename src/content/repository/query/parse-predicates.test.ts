import { filter } from '@prismicio/client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePredicates } from './parse-predicates.ts';
import { ProtocolError } from './protocol-error.ts';

// Leaves out texts that the client cannot write unambiguously: it escapes only quotation marks, so a
// backslash at the end, or before a quotation mark, has two meanings.
const text = fc.string({ unit: 'grapheme' }).filter((value) => !/\\("|$)/.test(value));
const value = fc.oneof(
  text,
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
);

test('reading a predicate of the client gives the values from which the client wrote it', () => {
  fc.assert(
    fc.property(value, fc.array(value, { minLength: 1 }), (one, many) => {
      const path = 'my.page.title';
      expect(parsePredicates(`[${filter.at(path, one)}${filter.any(path, many)}]`)).toEqual([
        { name: 'at', path, args: [one] },
        { name: 'any', path, args: [many] },
      ]);
    }),
  );
});

test('any other text is read or refused with a protocol error', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    ',',
    '"',
    '\\',
    'at',
    'document.type',
    ':d =',
    '1e999',
    '-',
    'my',
    'true',
    ' ',
  );
  const hostile = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(hostile, (query) => {
      expect(refusal(query)).toSatisfy((told) => told === null || told instanceof ProtocolError);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '[',
  '[[',
  '[[at]]',
  '[[at(document.type "page")]]',
  '[at(document.type, "page")]',
  '[[at(document.type, "page)]]',
  '[[at(document.type, page)]]',
])('the predicates %s are refused', (query) => expect(() => parsePredicates(query)).toThrow(ProtocolError));

test('the spelling of the first clients is accepted, and a query may contain several predicates', () => {
  expect(parsePredicates('[[:d = at(document.type, "page")][:d = any(document.tags, ["a"])]]')).toHaveLength(2);
});

/** Returns the refusal of a query; null if it is valid. */
function refusal(query: string): unknown {
  try {
    parsePredicates(query);
    return null;
  } catch (error) {
    return error;
  }
}

test('the text quoted in the error message consists of whole characters', () => {
  expect(() => parsePredicates(`[[${'%'.repeat(19)}🗺`)).toThrow(/unexpected "%{19}"$/u);
});
