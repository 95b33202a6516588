import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The build replaces this module by another: see src/build/inline-data.ts.

/** Returns the text of a file in this folder. */
export function dataText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

/** Returns the text files of a subfolder, by name: 'thesaurus' → 'thesaurus/data.txt' and others. */
export function dataFilesIn(folder: string): string[] {
  const names = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => `${folder}/${name}`);
}
