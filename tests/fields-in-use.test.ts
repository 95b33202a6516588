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
/**
 * All names that occur in the code. A field counts as read even if the code uses its name for something else.
 */
const names = new Set(code.match(/\b[a-z]\w*/g));

/**
 * Returns the fields inside a part of a model, including the fields of groups. An object with a type and a
 * configuration is a field.
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
