import { entryOf } from './build/kept-builds.ts';
import type * as built from './built.ts';

/** Loads the program from the folder of its build. */
export async function loadBuild(folder: string): Promise<typeof built> {
  // Imports at run time, because the build does not exist in a fresh clone, where the type checker would
  // refuse a static import.
  const module: unknown = await import(entryOf(folder));
  if (!isBuilt(module)) throw new Error(`The build in ${folder} starts no site`);
  return module;
}

function isBuilt(module: unknown): module is typeof built {
  const parts = ['start', 'loadSite'] as const;
  return parts.every(
    (part) =>
      typeof module === 'object' &&
      module !== null &&
      part in module &&
      typeof Reflect.get(module, part) === 'function',
  );
}
