import type { Board } from '#board/context/board.ts';
import { askingName } from '#search/asking/concept-names.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { InvalidRequest } from '../problem-details.ts';

/**
 * Adds concepts to the text of the criteria. Each concept is added by an unambiguous name after a comma, so
 * that two names do not merge and the searched text still shows the query.
 * @throws InvalidRequest for an unknown concept id
 */
export async function withConcepts(
  board: Board,
  criteria: OfferCriteria,
  concepts: readonly string[],
): Promise<OfferCriteria> {
  if (concepts.length === 0) return criteria;
  const { knowledge } = board.texts(await board.search(), await board.reference());
  const names = concepts.map((id) => {
    const name = askingName(id, knowledge);
    if (name !== null) return name;
    const message = `Unknown value "${id.toWellFormed()}": see /api/v1/concepts`;
    throw new InvalidRequest([{ in: 'query', name: 'concepts', message }]);
  });
  return { ...criteria, query: [criteria.query, ...names].filter((text) => text !== '').join(', ') };
}
