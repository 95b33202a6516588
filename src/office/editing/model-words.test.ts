import { expect, test } from 'vitest';
import { models } from '#content/models/models.ts';
import { isObject } from '#content/json.ts';
import words from './model-words.json' with { type: 'json' };

/** Every label, every option and every name of the models. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => wordsIn(one));
  if (!isObject(value)) return [];
  const { label, name, options } = value;
  const own = [label, name, ...(Array.isArray(options) ? options : [])].filter((one) => typeof one === 'string');
  return [...own, ...Object.values(value).flatMap((one) => wordsIn(one))];
}

test('every word of the models that editors read has English words', () => {
  const known = new Set(Object.keys(words));
  expect([...new Set(wordsIn(models))].filter((word) => !known.has(word))).toEqual([]);
});
