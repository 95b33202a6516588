import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';

const folder = join(import.meta.dirname, '../../deploy');
const compose = await readFile(join(folder, 'compose.yml'), 'utf8');
const example = await readFile(join(folder, 'compose.env.example'), 'utf8');
const variables = await readFile(join(folder, '../docs/configuration.md'), 'utf8');
const [, block = ''] = /^x-environment: .*\n((?: {2}.+\n)+)/m.exec(compose) ?? [];
// What Node itself reads is no variable of the site.
const given = Array.from(
  block.matchAll(/^ {2}(?!NODE_EXTRA)([A-Z_]+): '?([^'#\n]+?)'?(?: #.*)?$/gm),
  ([, name = '', value = '']) => [name, value] as const,
);

test('the compose file sets only variables that exist, to values that the site takes', () => {
  expect(given.length).toBeGreaterThan(10);
  expect(given.map(([name]) => name).filter((name) => !variables.includes(`\`${name}\``))).toEqual([]);
  const values: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    SECRET: 'a'.repeat(64),
    PUBLIC_URL: 'https://mvi.example',
    FILES_ACCESS_KEY: 'access',
    FILES_SECRET_KEY: 'secret',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Board <board@mvi.example>',
    CONTACT_EMAIL: 'contact@mvi.example',
  };
  const set = given.map(([name, value]) => [
    name,
    value.replaceAll(/\$\{(\w+):\?\}/g, (_all, one) => values[one] ?? ''),
  ]);
  for (const role of ['web', 'worker', 'migrate'])
    expect(
      readConfiguration({ ...Object.fromEntries(set), ROLE: role, NODE_ENV: 'production', HOST: '0.0.0.0' }).role,
    ).toBe(role);
});

test('every value that the compose file asks for is in the example of its environment', () => {
  const asked = new Set(Array.from(compose.matchAll(/\$\{(\w+)/g), ([, name = '']) => name));
  const named = new Set(Array.from(example.matchAll(/^(\w+)=/gm), ([, name = '']) => name));
  expect([...asked].toSorted()).toEqual([...named].toSorted());
});
