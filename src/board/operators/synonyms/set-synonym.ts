import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isRowId } from '#board/context/row-id.ts';
import type { Tables } from '#database/tables.ts';
import { type Actor, actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { checkSynonym, type TypedSynonym } from './check-synonym.ts';
import { SynonymChanged } from './synonym-errors.ts';
import { synonymLimits } from './synonym-limits.ts';

/** What the staff say of a word: a concept, empty for none, or null for what the files say. */
type State = string | null;

type Change = { readonly key: string; readonly word: string; readonly after: State };

/**
 * Makes a word a name of a concept alone, or of none. A trigger lets every process build its index anew
 * beside the one that answers.
 * @throws what `checkSynonym` throws; SynonymChanged if there are too many words; NotAllowed
 */
export async function setSynonym(board: Board, actor: Actor, typed: TypedSynonym): Promise<void> {
  requireRole(actor, 'synonym.change');
  const { key, word, concept } = await checkSynonym(board, typed);
  await board.db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const before = await stateOf(transaction, key);
    const { count } = await transaction
      .selectFrom('search_synonyms')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (before === null && count >= synonymLimits.most) throw new SynonymChanged('there are too many words');
    await put(transaction, { key, word, after: concept }, { actor, before, at: board.now() });
  });
}

/**
 * Takes one change back, if the word has not been changed since.
 * @throws SynonymChanged, NotAllowed
 */
export async function undoSynonymChange(
  { db, now }: Pick<Board, 'db' | 'now'>,
  actor: Actor,
  changeId: number,
): Promise<void> {
  requireRole(actor, 'synonym.change');
  await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const change = await transaction
      .selectFrom('search_synonym_changes')
      .select(['word_key as key', 'word', 'before', 'after'])
      .where('id', '=', isRowId(changeId) ? changeId : 0)
      .executeTakeFirst();
    const state = change === undefined ? null : await stateOf(transaction, change.key);
    if (change === undefined || state !== change.after) throw new SynonymChanged('the word was changed since');
    await put(transaction, { ...change, after: change.before }, { actor, before: state, at: now() });
  });
}

/** Changes come one after another, because each says what was before. */
const lock = (transaction: Transaction<Tables>) =>
  sql`lock table search_synonyms in share row exclusive mode`.execute(transaction);

async function stateOf(transaction: Transaction<Tables>, key: string): Promise<State> {
  const row = await transaction
    .selectFrom('search_synonyms')
    .select('concept')
    .where('word_key', '=', key)
    .executeTakeFirst();
  return row?.concept ?? null;
}

type By = { readonly actor: Actor; readonly before: State; readonly at: Date };

async function put(transaction: Transaction<Tables>, { key, word, after }: Change, { actor, before, at }: By) {
  if (before === after) throw new SynonymChanged('the word is in this state');
  if (after === null) await transaction.deleteFrom('search_synonyms').where('word_key', '=', key).execute();
  else
    await transaction
      .insertInto('search_synonyms')
      .values({ word_key: key, word, concept: after, set_at: at, set_by: actorText(actor) })
      .onConflict((conflict) =>
        conflict.column('word_key').doUpdateSet((eb) => ({
          word: eb.ref('excluded.word'),
          concept: eb.ref('excluded.concept'),
          set_at: eb.ref('excluded.set_at'),
          set_by: eb.ref('excluded.set_by'),
        })),
      )
      .execute();
  await transaction
    .insertInto('search_synonym_changes')
    .values({ word_key: key, word, before, after, changed_at: at, changed_by: actorText(actor) })
    .execute();
  const subject = { kind: 'synonym', id: word } as const;
  await recordActs(transaction, [{ actor, act: 'synonym.change', subject, changes: { concept: [before, after] }, at }]);
}
