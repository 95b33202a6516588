import type { NewsSince } from '#board/newsletter/newsletter-news.ts';
import type { Newsletter } from '#board/newsletter/read-issue.ts';

/** A written letter. */
export type WrittenLetter = { readonly subject: string; readonly html: string; readonly text: string };

/** What the office needs of newsletters, and other rooms own. */
export type OfficeNewsletter = {
  readonly newsSince: NewsSince;
  /** Writes the letter of an issue as subscribers get it. */
  readonly write: (issue: Newsletter) => Promise<WrittenLetter>;
  /** Sends a written letter to one address now. @throws if the mail server does not take it */
  readonly send: (letter: WrittenLetter, to: string) => Promise<void>;
};
