import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder src/, even for code that runs from a build, because package.json maps `#` to the folder. */
export const sourceFolder = dirname(createRequire(import.meta.url).resolve('#source-folder.ts'));
