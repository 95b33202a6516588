import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder src/. package.json maps `#` to this folder even for code that runs from a build. */
export const sourceFolder = dirname(createRequire(import.meta.url).resolve('#source-folder.ts'));
