import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileWords } from './src/build/compile-words.ts';
import { inlineData } from './src/build/inline-data.ts';
import { officeEntry } from './src/build/office-entry.ts';
import { plainImports } from './src/build/plain-imports.ts';
import { refuseServerCode } from './src/build/refuse-server-code.ts';
import { scriptGroups } from './src/build/script-groups.ts';
import { scopedNames, shortClassNames } from './src/build/short-class-names.ts';
import { webFonts } from './src/build/web-fonts.ts';

// One file for what changes with a version of its own, and is kept by browsers meanwhile. What suggests comes
// with the first look at a search field: Downshift and its own libraries, 13 kB, are not in it; nor is what only
// screens of content have, which no browser loads, nor what only the office loads.
const late = '@prismicio|downshift|compute-scroll-into-view|prop-types|react-is|object-assign|tslib|@babel/runtime';
const office = 'sortablejs|prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname';
const libraries = { name: 'libraries', test: new RegExp(`/node_modules/(?!(?:${late}|${office})/)`) };
// Packages that read files beside themselves: native code, WebAssembly, the viewer of the API.
const outsideBuild = ['sharp', 'harfbuzzjs', 'wawoff2', '@fastify/swagger-ui'];

export default defineConfig(({ command }) => ({
  plugins: [
    compileWords(),
    inlineData(),
    plainImports(),
    shortClassNames(),
    reactRouter(),
    refuseServerCode(),
    officeEntry(),
    webFonts(),
  ],
  css: {
    transformer: 'lightningcss',
    // The name of a class depends on the text of its module only, so that a page's `import` and the provider's
    // `?inline` agree.
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: scopedNames } },
  },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The little that comes late has no files of its own to be loaded ahead; what does that is a kilobyte.
    modulePreload: false,
  },
  worker: { format: 'es' },
  // Vite looks for the browser's dependencies in the screens as they are written; what only their loaders use
  // is none of it.
  optimizeDeps: {
    include: ['use-intl', 'use-intl/core'],
    exclude: ['@remix-run/multipart-parser', 'file-type', 'kysely', 'zod'],
  },
  environments: {
    client: {
      // No browser's developer tools look into React here (0.3 kB).
      ...(command === 'build' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
      build: { rolldownOptions: { output: { codeSplitting: { groups: [libraries, ...scriptGroups] } } } },
    },
    // One server build holds the whole program and its libraries, so that all share one copy of every module:
    // a start reads 40 files where it read 1,950 (docs/decisions/0072).
    ssr: {
      build: { target: 'node24', rollupOptions: { input: './src/built.ts' } },
      // React brings its development build along otherwise.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      resolve: command === 'build' ? { noExternal: true, external: outsideBuild } : { noExternal: ['use-intl'] },
    },
  },
}));
