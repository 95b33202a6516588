import type { Content } from './content.ts';
import { ContentUnavailable } from './content-errors.ts';

/**
 * Returns the same content, but calls `absent` for each answer that was unavailable. A refused query does not
 * count, because every visitor's query would be refused.
 */
export function reportOutages(content: Content, absent: () => void): Content {
  const heard = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ContentUnavailable) absent();
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
