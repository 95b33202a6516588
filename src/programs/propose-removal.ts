import type { Board } from '#board/context/board.ts';
import { countDemo, removeDemo } from '#demo/remove-demo.ts';
import type { ImportReport } from '#import/import-report.ts';
import { demoLines } from './demo-lines.ts';
import { printLine } from './read-command.ts';

type Reached = Pick<Board, 'db' | 'files' | 'now'>;

/** Tells if offers were imported before. The operator then has already decided about the demo. */
export async function hasImported({ db }: Pick<Board, 'db'>): Promise<boolean> {
  const offer = db.selectFrom('offers').select('id').where('source', '=', 'import').limit(1);
  return (await offer.executeTakeFirst()) !== undefined;
}

/** After the first import with offers, asks if the demo offers should be removed. */
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
