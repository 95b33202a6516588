import { join } from 'node:path';
import fc from 'fast-check';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { inLetters, scopedNames, shortClassNames } from './short-class-names.ts';

const styles = join(import.meta.dirname, '../ui/button.module.css');
const entry = 'entry.js';

/** Builds a script that exports the class names of the buttons, and their style sheet. */
async function built(ssr: boolean): Promise<{ names: Record<string, string>; sheet: string }> {
  const provided = {
    name: 'provided',
    resolveId: (id: string) => (id.endsWith(entry) ? id : null),
    load: (id: string) =>
      id.endsWith(entry)
        ? `export { default as names } from '${styles}'; export { default as sheet } from '${styles}?inline';`
        : null,
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [provided, shortClassNames()],
    css: {
      transformer: 'lightningcss',
      lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: scopedNames } },
    },
    build: { ssr: ssr ? entry : false, lib: { entry, formats: ['es'] }, write: false, minify: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  return import(`data:text/javascript,${encodeURIComponent(chunk?.type === 'chunk' ? chunk.code : '')}`);
}

test('the scripts of browsers, those of the server and the style sheet use the same short class names', async () => {
  const [browser, server] = [await built(false), await built(true)];
  expect(browser.names).toEqual(server.names);
  expect(Object.keys(browser.names)).toContain('primary');
  for (const name of Object.values(browser.names)) {
    expect(name).toMatch(/^[a-z]+\d+$/i);
    expect(browser.sheet).toMatch(new RegExp(`\\b${name}\\b`));
  }
  expect(browser.sheet).not.toContain('css-');
});

test('no two style modules have the same letters', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), (one, other) => {
      expect(inLetters(one) === inLetters(other)).toBe(one === other);
      expect(inLetters(one)).toMatch(/^[a-z]+$/i);
    }),
  );
});
