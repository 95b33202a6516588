import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '../product.ts';
import { expect, test as base } from '@playwright/test';
import { doMainJob } from './main-job.ts';

const folder = process.env['REAL_OFFERS_DIR'];
const run = promisify(execFile);

// Folder of real offers. The offers belong to others, so they are in a separate folder and are never part of
// the project.
base.skip(folder === undefined, 'REAL_OFFERS_DIR names no folder of real offers');

base('after an import, a candidate finds a real offer and applies to it', async ({ page }) => {
  base.setTimeout(120_000);
  const product = await startProduct({ environment: { DEMO_OFFERS: '0' } });
  try {
    const file = join(folder ?? '', 'offers-2026-04.rows.json');
    const environment = { ...process.env, DATA_DIR: product.dataDir };
    const { stdout } = await run(process.execPath, ['src/programs/import-offers.ts', file], { env: environment });
    expect(stdout).toMatch(/84\d/);
    await doMainJob({
      page,
      origin: product.origin,
      language: 'fr',
      query: 'technicien service client',
      expected: /technicien service client/i,
    });
  } finally {
    await product.stop();
  }
});
