import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileWords } from './src/build/compile-words.ts';
import { dropDebugNames } from './src/build/drop-debug-names.ts';

// Few files, each compressed as a whole: docs/decisions/0009-scripts.md.
const groups = [
  { name: 'libraries', test: /\/node_modules\//, priority: 2 },
  {
    name: 'shell',
    test: /\/src\/site\/(?:shell\/(?:shell|error-boundary|layout)|root)\.tsx|preload-helper/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [compileWords(), dropDebugNames(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One server build holds the site and the Fastify server around it, so that both share one copy of every module.
    ssr: {
      build: { target: 'node24', rollupOptions: { input: './src/server/start-site.ts' } },
      resolve: { noExternal: ['use-intl'] }, // see compile-words.ts
    },
  },
});
