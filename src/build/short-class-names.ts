import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '..');
const styleModule = /\.module\.css(?:\?|$)/;

/**
 * Vite's names of the classes and animations of a style module: a hash of the module's text, and the name in
 * the module. The prefix makes these names findable.
 */
export const scopedNames = 'css-[content-hash]_[local]';
const scopedName = /css-[\w-]{6}_[\w-]+/g;

/**
 * Shortens class names in builds: letters for the style module, then the number of the class in the module,
 * such as `b12`. A page of a search has 150 classes and their hashes do not compress: short names save 0.7 kB
 * of its HTML (gzip) and as much of its scripts. Modules are numbered by their sorted paths, and classes by
 * their place in the module, so the browser's files, the server's and those of other machines agree.
 */
export function shortClassNames(): Plugin[] {
  const modules = globSync('**/*.module.css', { cwd: source }).toSorted();
  const shortNames = new Map<string, Map<string, string>>();
  const apply = 'build';
  return [
    {
      name: 'short-class-names:styles',
      apply,
      transform: {
        filter: { id: styleModule },
        handler(styles, id) {
          const path = pathOf(id);
          const number = modules.indexOf(path);
          if (number < 0) throw new Error(`${path} is not one of the style modules below src/`);
          const names = new Set(styles.match(scopedName));
          shortNames.set(path, new Map(Array.from(names, (name, index) => [name, inLetters(number) + index])));
          return shorten(styles, shortNames.get(path));
        },
      },
    },
    {
      name: 'short-class-names:scripts',
      apply,
      // Comes after Vite has turned the styles into a script that exports their names.
      enforce: 'post',
      transform: { filter: { id: styleModule }, handler: (script, id) => shorten(script, shortNames.get(pathOf(id))) },
    },
  ];
}

const pathOf = (id: string): string => relative(source, id.replace(/\?.*$/s, '')).replaceAll('\\', '/');

function shorten(code: string, names: ReadonlyMap<string, string> | undefined): { code: string; map: null } {
  return { code: code.replace(scopedName, (name) => names?.get(name) ?? name), map: null };
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes 0 as `a`, 51 as `Z` and 52 as `aa`. */
export function inLetters(number: number): string {
  const rest = Math.floor(number / letters.length);
  return (rest === 0 ? '' : inLetters(rest - 1)) + letters.charAt(number % letters.length);
}
