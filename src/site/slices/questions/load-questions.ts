import type { Content } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import type { SliceOf } from '../../editorial/slice-types.ts';
import { presentQuestion } from './present-question.ts';

/** The questions that a slice names, with their answers. @throws ContentAway */
export async function loadQuestions(content: Content, lang: Locale, slice: SliceOf<'questions'>) {
  const ids = slice.items.flatMap(({ question }) => ('id' in question ? [question.id] : []));
  const found = ids.length === 0 ? [] : await content.getByIDs(ids, lang);
  return found.flatMap((document) => (document.type === 'faq_item' ? [presentQuestion(document)] : []));
}
