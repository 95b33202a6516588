import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileWords } from './src/build/compile-words.ts';
import { refuseServerCode } from './src/build/refuse-server-code.ts';

// One file for what changes with a version of its own, and is kept by browsers meanwhile. What suggests comes
// with the first look at a search field: Downshift and its own libraries, 13 kB, are not in it.
const late = 'downshift|compute-scroll-into-view|prop-types|react-is|object-assign|tslib|@babel/runtime';
const libraries = { name: 'libraries', test: new RegExp(`/node_modules/(?!(?:${late})/)`) };
// What stands around every page, in one file: in thirty it took 3 kB more, and thirty requests. Catalogues stay apart.
const shell = { name: 'shell', test: /\/src\/(?:ui|words|site\/shell)\/[^/]+\.tsx?$/ };
// What screens with scripts share, in one file for the same reason: search had fifteen of them.
const shared = {
  name: 'shared',
  test: /\/src\/(?:board|site\/(?:documents|favourites|offers|search|searches))\//,
  minShareCount: 2,
};

export default defineConfig({
  plugins: [compileWords(), reactRouter(), refuseServerCode()],
  css: {
    transformer: 'lightningcss',
    // Class names of a module are those of its text: the same for a page's `import` and for the provider's
    // `?inline`.
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: '[content-hash]_[local]' } },
  },
  build: { target: 'es2022', cssMinify: 'lightningcss', cssCodeSplit: false, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  // Vite looks for the browser's dependencies in the screens as they are written; what only their loaders use
  // is none of it.
  optimizeDeps: {
    include: ['use-intl', 'use-intl/core'],
    exclude: ['@remix-run/form-data-parser', 'file-type', 'kysely', 'zod'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [libraries, shell, shared] } } } } },
    // One server build holds the site and the Fastify server around it, so that both share one copy of every
    // module.
    ssr: {
      build: { target: 'node24', rollupOptions: { input: './src/server/start-site.ts' } },
      resolve: { noExternal: ['use-intl'] }, // see compile-words.ts
    },
  },
});
