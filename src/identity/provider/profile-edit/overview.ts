import { overviewPage } from '../pages/edit-overview-page.tsx';
import type { Editing, Outcome } from './edit-page.ts';

const outcomes = ['names', 'password'] as const satisfies readonly Outcome[];

/** How someone signs in, and what they may change of it; above it, what was just changed. */
export function overview(editing: Editing, done: string | null): string {
  return overviewPage(editing, outcomes.find((one) => one === done) ?? null);
}
