import type { Plugin } from 'vite';

const named = /\/node_modules\/(?:react-router|use-intl)\//;

/**
 * Lets the bundler leave out what the browser does not use (2 kB gz). The names that the router gives its components for
 * debuggers, and its calls of `forwardRef` at the top of a file, would keep every component. Vite's helper of dynamic imports
 * loads what they depend on; ours are catalogues of words, which depend on nothing.
 */
export function lightenLibraries(): Plugin {
  return {
    name: 'lighten-libraries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
      if (!named.test(id)) return undefined;
      return code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(const \w+ = )(?=React(?:\$1)?\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
    },
  };
}
