import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

test('the installed Vite has the version whose loader of dynamic imports was checked', () => {
  expect(packageFile.dependencies.vite).toBe('8.3.8');
});
