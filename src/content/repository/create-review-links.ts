import { listReviewLinks, readReviewLink } from './answers/listing/review-links.ts';
import type { Acting } from './write/document-acts.ts';
import type { Store } from './write/store.ts';
import { answerReviewLink } from './write/review-links/answer-review-link.ts';
import { endReviewLink, makeReviewLink } from './write/review-links/make-review-link.ts';

/** Links by which people without an account review a version. */
export const createReviewLinks = (store: Store) => ({
  list: (document: string) => listReviewLinks(store, document),
  read: (token: string) => readReviewLink(store, token),
  make: (given: Parameters<typeof makeReviewLink>[1], acting: Acting) => makeReviewLink(store, given, acting),
  end: (given: Parameters<typeof endReviewLink>[1], acting: Acting) => endReviewLink(store, given, acting),
  answer: (given: Parameters<typeof answerReviewLink>[1]) => answerReviewLink(store, given),
});
