import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The build puts another module in the place of this file: see src/build/inline-data.ts.

/** The text of a file of this folder. */
export function dataText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

/** The text files of a folder inside this folder, by name: 'thesaurus' → 'thesaurus/data.txt' and others. */
export function dataFilesIn(folder: string): string[] {
  const names = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => `${folder}/${name}`);
}
