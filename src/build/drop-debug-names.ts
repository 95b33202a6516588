import type { Plugin } from 'vite';

const library = /\/node_modules\/(?:react-router|use-intl)\//;

/**
 * Lets the bundler leave out what the browser does not use of the router: the names that it gives its components for
 * debuggers, and its calls of `forwardRef` at the top of a file, would keep them all. 1.3 kB gz.
 */
export function dropDebugNames(): Plugin {
  return {
    name: 'drop-debug-names',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!library.test(id)) return undefined;
      return code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(const \w+ = )(?=React(?:\$1)?\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
    },
  };
}
