import { waitOf } from '#words/wait.ts';
import { TooManyAttempts } from '#identity/provider/accounts/attempts.ts';
import type { PageAnswer } from './interaction-step.ts';
import type { FormLinks } from '#identity/provider/pages/account-form.tsx';
import { messagePage } from '#identity/provider/pages/message-page.tsx';
import type { Frame } from '#identity/provider/pages/sheet.tsx';

type Place = {
  readonly frame: Frame;
  readonly links: Pick<FormLinks, 'action'>;
  /** Link for a forgotten password; only set if the tries were passwords. */
  readonly forgotten?: string;
};

/** Returns the page for too many tries; rethrows any other error. */
export function tooManyPage(error: unknown, place: Place): PageAnswer {
  if (!(error instanceof TooManyAttempts)) throw error;
  return waitAnswer(error.retryAfterSeconds, place);
}

/** Returns a page that states the waiting time and links to the previous page. */
export function waitAnswer(retryAfterSeconds: number, { frame, links, forgotten }: Place): PageAnswer {
  const wait = waitOf(retryAfterSeconds);
  const next = { label: 'tryAgain', href: links.action } as const;
  return {
    status: 429,
    page: messagePage(frame, { says: 'tooMany', wait, next, forgotten }),
    retryAfterSeconds,
  };
}
