import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { pythonPackage } from '../engines/python-packages.ts';
import { type Product, startProduct } from '../product.ts';

const packages = await pythonPackage('schemathesis==4.32.5');
const settings = join(import.meta.dirname, 'schemathesis.toml');
const root = join(import.meta.dirname, '../..');
let product: Product | undefined;
afterAll(() => product?.stop());

/** Runs a program to its end. Schemathesis leaves notes in its working folder. */
async function ran(program: string, words: readonly string[], env: Record<string, string>, cwd = root) {
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

test(
  'schemathesis finds no answer of our API that its OpenAPI document does not announce',
  async (context) => {
    if (packages.missing !== undefined) return context.skip(packages.missing);
    product = await startProduct({ environment: { RATE_LIMITS: 'off', DEMO_OFFERS: '200' } });
    const make = ['src/programs/api-keys.ts', 'make', '--name', 'drill', '--scopes', 'offers:write,webhooks'];
    const { said: key } = await ran(process.execPath, make, { DATA_DIR: product.dataDir });
    const program = ['-c', 'from schemathesis.cli import schemathesis; schemathesis()', '--config-file', settings];
    const authorization = `Authorization: Bearer ${/mvi_\S+/.exec(key)?.[0]}`;
    const asked = ['run', `${product.origin}/api/openapi.json`, '--header', authorization, '--continue-on-failure'];
    const amount = ['--max-examples', '50', '--seed', process.env['DRILL_SEED'] ?? '1', '--no-color'];
    const { said, code } = await ran('python3', [...program, ...asked, ...amount], packages.env, product.dataDir);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toMatch(/Operations: +(\d+) selected \/ \1 total/);
    expect(said).not.toMatch(/returned only 401/);
  },
  10 * minute,
);
