import type { Board } from '#board/context/board.ts';

const mostShown = 50;

/** Lists the words of the staff, and the last changes of words with those that may be taken back. */
export async function listSynonyms({ db }: Pick<Board, 'db'>) {
  const [words, changes] = await Promise.all([
    db
      .selectFrom('search_synonyms')
      .select(['word_key as key', 'word', 'concept', 'set_at as at', 'set_by as by'])
      .orderBy('word_key')
      .execute(),
    db
      .selectFrom('search_synonym_changes')
      .select(['id', 'word_key as key', 'word', 'before', 'after', 'changed_at as at', 'changed_by as by'])
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute(),
  ]);
  const states = new Map(words.map(({ key, concept }) => [key, concept]));
  const last = new Map(changes.toReversed().map(({ key, id }) => [key, id]));
  return {
    words,
    changes: changes.map((change) => ({
      ...change,
      mayUndo: last.get(change.key) === change.id && (states.get(change.key) ?? null) === change.after,
    })),
  };
}
