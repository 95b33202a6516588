/** Constant of BM25 (Robertson): it determines how soon further repetitions of a word add nothing. */
export const k1 = 1.2;
export const wholeTitle = 1.5;
/**
 * Fraction of a concept's score that a bonus adds. It is small, because a bonus may only decide between
 * offers with the same concepts.
 */
export const bonusShare = 0.25;
/**
 * Limit of the score that all neighbours of a concept have together: the score of one neighbour that occurs
 * once in the title.
 */
export const maxOfNeighbours = 3.2;

/**
 * Fraction of the neighbours' score by which offers are ordered. With the whole score, titles of neighbouring
 * trades came before the few texts that contain the typed word («drones», «trésorerie»).
 */
export const nearShare = 0.35;
