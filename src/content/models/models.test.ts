import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentTypes } from './generate.ts';
import { models } from './models.ts';
import { readModels } from './read-models.ts';

const { types, slices } = await readModels();

/** Returns the fields of a type, of all its tabs together. */
const fieldsOf = (type: (typeof types)[number]) => Object.values(type.json).flatMap((tab) => Object.entries(tab));

/** Returns the slices that the zones of a type allow. */
const sliceNames = (type: (typeof types)[number]) =>
  fieldsOf(type).flatMap(([, field]) => (field.type === 'Slices' ? Object.keys(field.config?.choices ?? {}) : []));

test('the generated types match the models', async () => {
  const documents = await readFile(join(import.meta.dirname, 'documents.ts'), 'utf8');
  expect(documents, '`npm run content:types` writes them').toBe(documentTypes({ types, slices }));
});

test('the program imports every model of this folder', () => {
  expect(models, '`npm run content:types` writes the imports').toEqual({ types, slices });
});

test('every allowed slice exists, and every slice is allowed somewhere', () => {
  const named = new Set(types.flatMap(sliceNames));
  expect([...named].toSorted()).toEqual(slices.map(({ id }) => id));
});

test('repeatable documents have an address, single documents have none', () => {
  const addressed = types.filter((type) => fieldsOf(type).some(([, field]) => field.type === 'UID'));
  expect(addressed.map(({ id }) => id)).toEqual(types.filter(({ repeatable }) => repeatable).map(({ id }) => id));
});
