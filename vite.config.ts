import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileWords } from './src/build/compile-words.ts';

export default defineConfig({
  plugins: [compileWords(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // One server build holds the site and the Fastify server around it, so that both share one copy of every module.
  environments: {
    ssr: {
      build: { target: 'node24', rollupOptions: { input: './src/server/start-site.ts' } },
      resolve: { noExternal: ['use-intl'] }, // see compile-words.ts
    },
  },
});
