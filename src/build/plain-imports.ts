import type { Plugin } from 'vite';

/**
 * Leaves Vite's loader of dynamic imports out of the scripts (0.9 kB gzip on every page with scripts).
 * Around each `import()` Vite puts a function that first loads the style sheets and scripts that the file
 * needs. The site has one style sheet, and the build preloads no script, so that the function would only
 * call the import.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
