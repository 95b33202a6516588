import type { Plugin } from 'vite';

/**
 * Links the styles of components whose code only the server has (`site/shell/static-part.tsx`): Vite calls CSS modules free of
 * side effects, and would drop them with the components.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) => (id.endsWith('.module.css') ? { code, moduleSideEffects: 'no-treeshake' } : undefined),
  };
}
