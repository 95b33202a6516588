import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readModels } from '#content/models/read-models.ts';

const source = join(import.meta.dirname, '..', 'src');
const isOther = (path: string) => /\.test\.tsx?$|^content\/models|\/testing\//.test(path);
const code = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !isOther(path))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');
/** Names in the code. A field whose name other objects use too counts as read. */
const names = new Set(code.match(/\b[a-z]\w*/g));

/**
 * Returns the fields inside a part of a model, including those of groups; a field has a type and a
 * configuration.
 */
function fieldsIn(part: object, path: string): string[] {
  return Object.entries(part).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner !== 'object' || inner === null) return [];
    if (!('config' in inner)) return fieldsIn(inner, path);
    return [`${path}.${name}`, ...fieldsIn(inner, `${path}.${name}`)];
  });
}

test('the program reads every field of the content', async () => {
  const { types, slices } = await readModels();
  const fields = [...types, ...slices].flatMap((model) => fieldsIn(model, model.id));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => !names.has(field.split('.').at(-1) ?? ''))).toEqual([]);
});
