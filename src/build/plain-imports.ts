import type { Plugin } from 'vite';

/**
 * Leaves Vite's loader of dynamic imports out of the scripts (0.9 kB gzip on every page with scripts). Vite
 * wraps each `import()` in a function that first loads the style sheets and scripts of the file. This site
 * has one style sheet, and its build preloads no script, so the function would do nothing but call the
 * import. The office has a copy of its own, because its scripts load no file of the site's.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: (_id, importer) =>
        importer?.includes('/src/office/client/') ? '\0office/vite/preload-helper.js' : undefined,
    },
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
