import type { Content, DocumentOf } from '#content/port/content.ts';
import type { Locale } from '#words/locale.ts';
import { askContent } from '#site/request/ask-content.ts';
import { matchesFilter, foldedFilterWords } from '#site/parts/list-filter/match-filter.ts';
import { plainQuestion, presentQuestion, type ShownQuestion } from '#site/slices/questions/present-question.ts';

/** Categories of questions in the order of a mission: before applying, then during the mission. */
export const categories = [
  'eligibility',
  'application',
  'allowance',
  'departure',
  'on_site',
  'return',
  'site',
] as const;

const orderings = [{ field: 'my.faq_item.rank', direction: 'asc' }] as const;
const maxPages = 10;

/**
 * Loads all questions with their answers by category. A search without scripts selects the same questions as
 * typing in the filter, because the server and the script of the page compare words by the same rule.
 * @throws a 503
 */
export async function loadFaq(content: Content, lang: Locale, search: string) {
  const asked = foldedFilterWords(search);
  const questions = (await askContent(allQuestions(content, lang)))
    .map((document) => withWords(presentQuestion(document)))
    .filter(({ words }) => matchesFilter(words, asked));
  const groups = categories.map((category) => ({
    category,
    questions: questions.filter((question) => (question.category ?? 'site') === category),
  }));
  return { search, total: questions.length, groups: groups.filter((group) => group.questions.length > 0) };
}

/** Adds the words by which the filter of the page finds the question. */
function withWords(shown: ShownQuestion) {
  const { question, answer } = plainQuestion(shown);
  return { ...shown, words: [...new Set(foldedFilterWords(`${question} ${answer}`))] };
}

async function allQuestions(content: Content, lang: Locale): Promise<DocumentOf<'faq_item'>[]> {
  const all: DocumentOf<'faq_item'>[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { types: ['faq_item'], lang, orderings, page, pageSize: 100 } as const;
    const { documents, pages } = await content.query(query);
    all.push(...documents);
    if (page >= pages) break;
  }
  return all;
}
