import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import * as texts from '#data/texts.ts';
import { inlineData } from './inline-data.ts';

const folder = join(import.meta.dirname, '../data');

test('the build contains every data text', async () => {
  const ssr = join(folder, 'texts.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineData()],
    build: { ssr, write: false, minify: false },
  });
  const [output] = 'output' in built ? built.output : [];
  const code = output?.type === 'chunk' ? output.code : '';
  expect(code).not.toContain('node:fs');
  const inBuild: typeof texts = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const paths = globSync('**/*.{txt,json}', { cwd: folder });
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => inBuild.dataText(path) !== texts.dataText(path))).toEqual([]);
  for (const inside of ['thesaurus', 'companies'])
    expect(inBuild.dataFilesIn(inside)).toEqual(texts.dataFilesIn(inside));
  expect(() => inBuild.dataText('demo/nobody.txt')).toThrow('The build has no src/data/demo/nobody.txt');
});
