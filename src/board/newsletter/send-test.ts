import type { Board } from '#board/context/board.ts';
import type { Actor } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { locales } from '#words/locale.ts';
import type { NewsSince } from './newsletter-news.ts';
import type { Newsletter } from './read-issue.ts';
import { previewIssue } from './send-issue-now.ts';

/** The mail server did not take the test. */
class TestRefused extends Error {
  readonly code = 'office.testRefused';
}

type Test = {
  readonly newsSince: NewsSince;
  /** Own address of the member. */
  readonly email: string;
  /** Writes the letter of an issue and sends it to its address. */
  readonly deliver: (issue: Newsletter) => Promise<void>;
};

/**
 * Sends the next issue to the member's own address, in each language with something new.
 * @throws TestRefused; the errors of `newsSince`; NotAllowed
 */
export async function sendTest(board: Board, actor: Actor, { newsSince, email, deliver }: Test): Promise<void> {
  requireRole(actor, 'newsletter.test');
  const issue = await previewIssue(board, newsSince, email);
  const subject = { kind: 'newsletter', id: 'next' } as const;
  await recordActs(board.db, [{ actor, act: 'newsletter.test', subject, at: board.now() }]);
  for (const said of locales.flatMap((locale) => issue[locale] ?? []))
    await deliver(said).catch((error: unknown) => {
      throw new TestRefused('the mail server did not take the test', { cause: error });
    });
}
