import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

test('the installed Vite is the version whose loader of late files was read', () => {
  expect(packageFile.dependencies.vite).toBe('8.3.8');
});
