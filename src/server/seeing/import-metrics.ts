import { Counter, type Registry } from 'prom-client';
import { z } from 'zod';
import type { CountWork } from './count-work.ts';

const outcome = z.object({ failed: z.boolean().nullable(), rejected: z.number() });

/** Counts the scheduled imports of this process. */
export function countImports(registry: Registry): CountWork {
  const imports = new Counter({
    name: 'mvi_imports_total',
    help: 'Scheduled imports of this process; stopped ones continue later.',
    labelNames: ['result'],
    registers: [registry],
  });
  for (const result of ['done', 'failed', 'stopped']) imports.inc({ result }, 0);
  const rejected = new Counter({
    name: 'mvi_import_rejected_rows_total',
    help: 'Rows that scheduled imports of this process rejected.',
    registers: [registry],
  });
  return ({ work, result }) => {
    if (work.kind !== 'import') return;
    const ended = outcome.catch({ failed: true, rejected: 0 }).parse(result);
    imports.inc({ result: ended.failed === null ? 'stopped' : ended.failed ? 'failed' : 'done' });
    rejected.inc(ended.rejected);
  };
}
