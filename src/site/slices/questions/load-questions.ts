import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import type { SliceOf } from '#site/slices/slice-types.ts';
import { presentQuestion } from './present-question.ts';

const orderings = [{ field: 'my.faq_item.rank', direction: 'asc' }] as const;
const first = 4;

/**
 * Loads the questions that the slice lists, or else the first four questions, with their answers.
 * @throws ContentUnavailable
 */
export async function loadQuestions(content: Content, lang: Locale, slice: SliceOf<'questions'>) {
  const ids = slice.items.flatMap(({ question }) => ('id' in question ? [question.id] : []));
  const found = ids.length > 0 ? await content.getByIDs(ids, lang) : await firstOf(content, lang);
  return found.flatMap((document) => (document.type === 'faq_item' ? [presentQuestion(document)] : []));
}

async function firstOf(content: Content, lang: Locale) {
  const { documents } = await content.query({ types: ['faq_item'], lang, orderings, pageSize: first });
  return documents;
}
