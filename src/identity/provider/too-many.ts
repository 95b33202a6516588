import { waitOf } from '#words/wait.ts';
import { TooManyAttempts } from './attempts.ts';
import type { Answer, View } from './interaction-step.ts';
import type { FormLinks } from './pages/account-form.tsx';
import { messagePage } from './pages/message-page.tsx';

type Place = Pick<View, 'frame'> & { readonly links: Pick<FormLinks, 'action'> };

/** The page for someone who has tried too often; anything else is thrown on. */
export function tooMany(error: unknown, { frame, links }: Place): Answer {
  if (!(error instanceof TooManyAttempts)) throw error;
  const { retryAfterSeconds } = error;
  const wait = waitOf(retryAfterSeconds);
  const next = { label: 'tryAgain', href: links.action } as const;
  return {
    status: 429,
    page: messagePage(frame, { says: 'tooMany', wait, next }),
    retryAfterSeconds,
  };
}
