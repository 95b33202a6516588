import { asText } from '@prismicio/client';
import type { FaqItemDocument } from '#content/models/documents.ts';

export type ShownQuestion = ReturnType<typeof presentQuestion>;

/**
 * Presents a question with its answer. The ids of the question and of its translations are anchors on the
 * page of all questions, so that a link works in both languages.
 */
export function presentQuestion({ id, alternate_languages, data }: FaqItemDocument) {
  const translations = alternate_languages.map((other) => other.id);
  return { id, translations, question: data.question ?? '', answers: data.answers, category: data.category };
}

export const plainQuestion = ({ question, answers }: ShownQuestion) => ({ question, answer: asText(answers) });
