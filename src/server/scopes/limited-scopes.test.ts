import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('every scope limits the rate of requests', () => {
  const scopes = globSync('*-scope.ts', { cwd: import.meta.dirname });
  const limits = /\badd(?:ApiRules|RateLimits)\(/;
  expect(scopes.length).toBeGreaterThan(5);
  expect(scopes.filter((file) => !limits.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([]);
});
