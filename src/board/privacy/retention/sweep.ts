import { day } from '#durations.ts';
import { batch, type RetentionRule, retentionRules, type SweptBoard } from './rules.ts';

/**
 * Deletes expired data, rule by rule and batch by batch. Several processes may sweep at once, because a
 * process skips rows that another process has locked. A failing rule does not stop the others.
 * @returns the number of deleted items for each rule that deleted something
 * @throws AggregateError with the failures, after all rules have run
 */
export async function sweep(
  board: SweptBoard,
  rules: readonly RetentionRule[] = retentionRules,
): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const rule of rules) {
    try {
      const count = await sweepAll(board, rule);
      if (count > 0) swept[rule.name] = count;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'not everything was swept');
  return swept;
}

async function sweepAll(board: SweptBoard, rule: RetentionRule): Promise<number> {
  const before = new Date(board.now().getTime() - rule.days * day);
  let total = 0;
  for (;;) {
    const count = await rule.sweep(board, before);
    total += count;
    if (count < batch) return total;
  }
}
