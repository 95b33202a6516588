import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { documentVariables, variablesDocument } from './document-variables.ts';
import { chapters } from './meanings.ts';
import { variables } from './variables.ts';

test('every variable of the schema has exactly one meaning, and every meaning has its variable', () => {
  const explained = chapters.flatMap(({ meanings }) => Object.keys(meanings));
  expect(explained.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

test('docs/configuration.md matches the schema', async () => {
  expect(await readFile(variablesDocument, 'utf8')).toBe(documentVariables());
});
