import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder src/, also for code that runs from a build: package.json maps `#` to it. */
export const sourceFolder = dirname(createRequire(import.meta.url).resolve('#source-folder.ts'));
