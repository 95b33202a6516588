import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import letters from '#words/fr/letters.json' with { type: 'json' };
import { frameWords } from '#words/load-words.ts';
import { messages } from '#words/messages.fr.ts';

type Words = { readonly [key: string]: string | Words };

const root = join(import.meta.dirname, '..', 'src');
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => /\.test\.tsx?$|^words\/messages/.test(name) }).map(
    (path) => [path, readFileSync(join(root, path), 'utf8')],
  ),
);

/** Returns the files that a file imports, without imports of types. */
function importsOf(path: string): string[] {
  const found = (sources.get(path) ?? '').matchAll(
    /^(?:import|export) (?!type)[^;]*?from '(#|\.{1,2}\/)([^']+\.tsx?)';$/gm,
  );
  return [...found].map(([, start, name]) =>
    start === '#' ? (name ?? '') : relative(root, join(root, dirname(path), `${start}${name}`)),
  );
}

function reach(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || !sources.has(path)) return seen;
  seen.add(path);
  for (const next of importsOf(path)) reach(next, seen);
  return seen;
}

/** Returns the catalogues from which a file uses sentences. */
const saidBy = (path: string): string[] =>
  [...(sources.get(path) ?? '').matchAll(/useTranslations(?:<[^(]*>)?\(['"](\w+)|\bt\([`'](errors|fields)\./g)].map(
    ([, hook, key]) => hook ?? key ?? '',
  );

const broughtBy = (path: string): string[] =>
  [...(/await loadWords\(([^)]*)\)/.exec(sources.get(path) ?? '')?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name]) => name ?? '',
  );

const everywhere: readonly string[] = frameWords;
const screens = [
  'site/root.tsx',
  ...[...(sources.get('site/routes.ts') ?? '').matchAll(/'([\w-]+(?:\/[\w-]+)+\.tsx)'/g)].map(
    ([, path]) => `site/${path}`,
  ),
];

// Files of lazy-loaded parts. Each must load its own words, even if its screen has already loaded the same
// words.
const lateParts = [...sources].flatMap(([path, code]) =>
  [...code.matchAll(/await latePart\(async \(\) => \(await import\('\.\/([^']+)'\)/g)].map(([, name]) =>
    join(dirname(path), name ?? ''),
  ),
);

test('the pattern of lazy-loaded parts finds at least one part', () => {
  expect(lateParts).not.toEqual([]);
});

test.each([...screens, ...lateParts])('the file %s loads exactly the words that it and its parts use', (screen) => {
  const said = new Set([...reach(screen)].flatMap(saidBy));
  const brought = broughtBy(screen);
  expect([...said].filter((name) => !everywhere.includes(name)).toSorted()).toEqual(brought.toSorted());
});

// A page preloads the words of its screen before its scripts. `site/scripts/render-router-page.tsx` finds
// them by this export.
test('every screen with words exports their catalogues', () => {
  const bringing = screens.filter((screen) => broughtBy(screen).length > 0);
  expect(bringing).not.toEqual([]);
  const named = bringing.filter((screen) =>
    /^export const catalogues = await loadWords\(/m.test(sources.get(screen) ?? ''),
  );
  expect(named).toEqual(bringing);
});

test('every sentence is used somewhere', () => {
  const code = [...sources.values()].join('\n');
  const whole = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key));
  // Keys that contain an argument: `refused.${reason}`, `${state}Text`.
  const made = [...code.matchAll(/`([\w.]*\.)?\$\{[^}`]*\}(\w*)`/g)]
    .filter(([, before = '', after = '']) => before + after !== '')
    .map(([, before = '', after = '']) => new RegExp(`^${before.replaceAll('.', '\\.')}[\\w.]+${after}$`));
  const isSaid = (key: string): boolean => {
    const ends = key.split('.').map((_part, index, parts) => parts.slice(index).join('.'));
    return ends.some((end) => whole.has(end) || made.some((form) => form.test(end)));
  };
  expect(keysOf({ ...messages, letters }).filter((key) => !isSaid(key))).toEqual([]);
});

function keysOf(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}
