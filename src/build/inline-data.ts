import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../data');

/**
 * Puts the text files of src/data/ into the server's build, so that a running build never reads a newer
 * version of them. In development, an edit of a text reloads the modules that read the text.
 */
export function inlineData(): Plugin {
  return {
    name: 'inline-data',
    enforce: 'pre',
    transform(_code, id) {
      if (id !== join(folder, 'texts.ts')) return undefined;
      const paths = globSync('**/*.{txt,json}', { cwd: folder }).toSorted();
      for (const path of paths) this.addWatchFile(join(folder, path));
      return moduleOf(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    },
  };
}

/** Returns a module with the same functions as texts.ts, which reads the inlined texts. */
function moduleOf(texts: readonly (readonly [path: string, text: string])[]): string {
  return `const texts = new Map(${JSON.stringify(texts)});
export function dataText(path) {
  const text = texts.get(path);
  if (text === undefined) throw new Error(\`The build has no src/data/\${path}\`);
  return text;
}
export function dataFilesIn(folder) {
  return [...texts.keys()].filter((path) => path.startsWith(\`\${folder}/\`) && path.endsWith('.txt'));
}`;
}
