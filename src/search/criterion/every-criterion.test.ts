import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Reference, readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { criterionNames, criterionOf } from '#search/criteria/criteria.ts';
import { randomAddress } from '#search/testing/random-address.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await insertReference(db);
  known = await readReference(db);
});

test('no two criteria share a parameter', () => {
  const parameters = criterionNames.flatMap((name) => criterionOf(name).parameters);
  expect(new Set(parameters).size).toBe(parameters.length);
});

describe.each(criterionNames)('%s', (name) => {
  const { parameters, empty, read, write, chosen, options, with: and, without } = criterionOf(name);
  const addressOf = (texts: readonly string[], parameter: string = parameters[0]) =>
    new URLSearchParams(texts.map((text) => [parameter, text]));

  test('an address without its parameter, or with an empty value, has no option', () => {
    for (const address of ['', 'other=1', ...parameters.flatMap((one) => [`${one}=`, `${one}=+`, one])])
      expect(read(new URLSearchParams(address), known)).toEqual(empty);
    expect(chosen(empty)).toEqual([]);
  });

  test('an option is read as chosen under any name of its parameter', () => {
    for (const option of options(known))
      for (const parameter of parameters) {
        const value = read(addressOf([write(option)], parameter), known);
        expect(chosen(value)).toEqual([option]);
        expect(value).toEqual(and(empty, option));
      }
  });

  test('an option added twice is chosen once, and a removed option is not chosen', () => {
    for (const option of options(known)) {
      const once = and(empty, option);
      expect(and(once, option)).toEqual(once);
      expect(without(once, option)).toEqual(empty);
      expect(without(empty, option)).toEqual(empty);
    }
  });

  test('a value that was read from any address stays the same if it is written and read again', () => {
    fc.assert(
      fc.property(randomAddress(known), (address) => {
        const value = read(address, known);
        expect(read(addressOf(chosen(value).map(write)), known)).toEqual(value);
      }),
    );
  });
});

const lists = criterionNames.filter((name) => Array.isArray(criterionOf(name).empty));

test.each(lists)('%s are read in any order and with repetitions', (name) => {
  const { parameters, options, write, read } = criterionOf(name);
  const texts = options(known).map(write);
  const asked = (some: readonly string[]) =>
    read(new URLSearchParams(some.map((text) => [parameters[0], text])), known);
  fc.assert(
    fc.property(fc.shuffledSubarray(texts), (some) => {
      const sorted = asked(texts.filter((text) => some.includes(text)));
      expect(asked(some)).toEqual(sorted);
      expect(asked([...some.toReversed(), ...some])).toEqual(sorted);
      expect(sorted).toHaveLength(some.length);
    }),
  );
});
