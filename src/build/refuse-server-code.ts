import type { Plugin } from 'vite';

/** What no browser has a use for: rooms that need a server, and libraries of 20 and 10 kB (gzip). */
const ofServer =
  /\/src\/(?:antivirus|api|build|data|database|demo|files|identity\/provider|import|jobs|letters|mail|programs|server)\/|\/node_modules\/(?:fastify|kysely|pg|pino|zod|react-dom\/cjs\/react-dom-server|react-dom\/server)/;

/**
 * Ends a build whose scripts for browsers hold code of the server. A screen that takes one value of a module
 * gets all that this module imports; what is behind its loader and its action alone the router leaves out.
 * Two such values brought 30 kB to every page with scripts before anybody saw it.
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
