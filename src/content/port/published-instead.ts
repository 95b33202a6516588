import type { Content } from './content.ts';
import { PreviewExpired } from './content-errors.ts';

/** A preview that may end while a page is made of it: what is published takes its place then. */
export function publishedInstead(preview: Content, published: Content): Content {
  return {
    getSingle: (...asked) => orElse(preview.getSingle(...asked), () => published.getSingle(...asked)),
    getByUID: (...asked) => orElse(preview.getByUID(...asked), () => published.getByUID(...asked)),
    getByIDs: (...asked) => orElse(preview.getByIDs(...asked), () => published.getByIDs(...asked)),
    query: (...asked) => orElse(preview.query(...asked), () => published.query(...asked)),
    search: (...asked) => orElse(preview.search(...asked), () => published.search(...asked)),
    suggest: (...asked) => orElse(preview.suggest(...asked), () => published.suggest(...asked)),
    preview: (ref) => published.preview(ref),
  };
}

async function orElse<Answer>(asked: Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PreviewExpired) return instead();
    throw error;
  }
}
