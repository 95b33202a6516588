import type { Plugin } from 'vite';

/**
 * Modules that must not reach browsers: rooms that need a server, and two libraries of 20 and 10 kB (gzip).
 */
const ofServer =
  /\/src\/(?:antivirus|api|build|data|database|demo|files|identity\/provider|import|jobs|letters|mail|programs|server)\/|\/node_modules\/(?:fastify|kysely|pg|pino|zod|react-dom\/cjs\/react-dom-server|react-dom\/server)/;

/**
 * Ends a build whose browser scripts contain server code. A screen that imports one value from a module gets
 * the whole module with all its imports, because the router only removes code used by loaders and actions.
 * Two such values once added 30 kB to every page with scripts, unnoticed.
 */
export function refuseServerCode(): Plugin {
  return {
    name: 'refuse-server-code',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle).filter((output) => output.type === 'chunk');
      const refused = outputs.flatMap(({ fileName, modules }) =>
        Object.entries(modules)
          .filter(([id, { renderedLength }]) => renderedLength > 0 && ofServer.test(id))
          .map(([id]) => `${fileName} holds ${id}`),
      );
      if (refused.length > 0) this.error(`Code of the server in scripts for browsers:\n${refused.join('\n')}`);
    },
  };
}
