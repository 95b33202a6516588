import type { Board } from '#board/context/board.ts';
import { countDemo, removeDemo } from '#demo/remove-demo.ts';
import type { ImportReport } from '#import/import-report.ts';
import { demoLines } from './demo-lines.ts';
import { printLine } from './run-program.ts';

type Reached = Pick<Board, 'db' | 'files' | 'now'>;

/** Whether offers were imported before: who keeps the demo beside them has been asked once. */
export async function hasImported({ db }: Pick<Board, 'db'>): Promise<boolean> {
  const offer = db.selectFrom('offers').select('id').where('source', '=', 'import').limit(1);
  return (await offer.executeTakeFirst()) !== undefined;
}

/** After the first import that brought offers, asks whether the invented ones are to go. */
export async function proposeRemoval(
  board: Reached,
  { inserted, demoOffers, dryRun }: ImportReport,
  ask: (question: string) => Promise<boolean>,
): Promise<void> {
  if (dryRun || inserted === 0 || demoOffers === 0) return;
  for (const line of demoLines(await countDemo(board.db))) printLine(line);
  if (!(await ask('Remove the invented ones now?')))
    return printLine('They stay; npm run demo:remove takes them away.');
  const { offers, companies } = await removeDemo(board);
  printLine(`${offers} offers and ${companies} companies are removed.`);
}
