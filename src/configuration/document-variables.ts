import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { chapters, type VariableName } from './meanings.ts';
import { variableOf } from './read-configuration.ts';
import { variables } from './variables.ts';

// `npm run configuration:document` writes docs/configuration.md; a test fails if the file does not match the
// schema.

export const variablesDocument = join(import.meta.dirname, '../../docs/configuration.md');

const opening = `# Configuration

Every variable is optional and read from the environment at the start. An empty variable counts as absent. A wrong
value is refused with a line that names the variable. \`npm run configuration:document\` writes this page from the schema.
`;

export function documentVariables(): string {
  const texts = chapters.map(({ title, meanings }) => {
    const names = Object.keys(variables.shape).filter((name): name is VariableName => name in meanings);
    const inOrder = names.toSorted((one, other) => place(meanings, one) - place(meanings, other));
    return `\n## ${title}\n\n${inOrder.map((name) => entry(name, meanings[name] ?? '')).join('')}`;
  });
  return opening + texts.join('');
}

const place = (meanings: object, name: string): number => Object.keys(meanings).indexOf(name);

function entry(name: VariableName, meaning: string): string {
  const { [name]: schema } = variables.shape;
  const standard = schema instanceof z.ZodDefault ? ` (default \`${written(schema.def.defaultValue)}\`)` : '';
  return `- \`${variableOf(name)}\`${standard}: ${meaning} Value: ${schema.description ?? ''}.\n`;
}

/** Writes a default in the form that an operator would use. */
function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value);
}

if (import.meta.main) await writeFile(variablesDocument, documentVariables());
