import type { FaqItemDocument } from '#content/models/documents.ts';

export type ShownQuestion = ReturnType<typeof presentQuestion>;

/** A question with its answer; its id is its anchor on the page of all. */
export function presentQuestion({ id, data }: FaqItemDocument) {
  return { id, question: data.question ?? '', answers: data.answers, category: data.category };
}
