import type { Content } from './content.ts';
import { ContentAway } from './content-errors.ts';

/**
 * The same content; `absent` hears of each answer that nobody could give. A question that is refused is
 * refused to everybody, and is none.
 */
export function tellAbsence(content: Content, absent: () => void): Content {
  const heard = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ContentAway) absent();
      throw error;
    }
  };
  return {
    getSingle: (...asked) => heard(content.getSingle(...asked)),
    getByUID: (...asked) => heard(content.getByUID(...asked)),
    getByIDs: (...asked) => heard(content.getByIDs(...asked)),
    query: (...asked) => heard(content.query(...asked)),
    search: (...asked) => heard(content.search(...asked)),
    suggest: (...asked) => heard(content.suggest(...asked)),
    preview: (ref) => content.preview(ref),
  };
}
