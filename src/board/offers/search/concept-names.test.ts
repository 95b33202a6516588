import { expect, test } from 'vitest';
import { askingName, concepts } from './concept-names.ts';
import { knowledgeOfTests } from './text/testing/knowledge-of-tests.ts';

const knowledge = await knowledgeOfTests();

test('every concept has a name that asks for it and nothing else', () => {
  expect(concepts.filter(({ id }) => askingName(id, knowledge) === null).map(({ id }) => id)).toEqual([]);
});
