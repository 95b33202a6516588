import { countSubscribers } from '#board/newsletter/issue-counts.ts';
import type { Newsletter } from '#board/newsletter/read-issue.ts';
import { sendIssueNow } from '#board/newsletter/send-issue-now.ts';
import { sendTest } from '#board/newsletter/send-test.ts';
import { skipIssue } from '#board/newsletter/skip-issue.ts';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { typedText } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd, StaffForm } from '../../request/office-screen.ts';

/** The news cannot be read now. */
class NewsAway extends Error {
  readonly code = 'office.newsAway';
}

const end = ({ locale }: StaffRequest, name: string): FormEnd => ({
  redirectTo: `${localized(locale, '/bureau/lettre')}?fait=${name}`,
});

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentUnavailable) throw new NewsAway(error.message, { cause: error });
    throw error;
  }
}

/** Sends the next issue to the member's own address. */
async function test(request: StaffRequest): Promise<FormEnd> {
  const { parts: given, actor, viewer } = request;
  const { newsSince, write, send: sendLetter } = given.newsletter;
  const deliver = async (issue: Newsletter) => sendLetter(await write(issue), issue.email);
  await readable(() => sendTest(given.board, actor, { newsSince, email: viewer.email, deliver }));
  return end(request, 'tested');
}

async function skip(request: StaffRequest, form: FormData, isWanted: boolean): Promise<FormEnd> {
  await skipIssue(request.parts.board, request.actor, { month: typedText(form, 'month'), isWanted });
  return end(request, isWanted ? 'unskipped' : 'skipped');
}

/** Says how many people get the issue. */
async function ask({ parts: { board }, locale }: StaffRequest): Promise<FormEnd> {
  const { fr, en } = await countSubscribers(board);
  const t = officeWords(locale, 'newsletter');
  return { page: { title: t('sendTitle'), body: <Confirmation count={fr + en} /> } };
}

async function send(request: StaffRequest): Promise<FormEnd> {
  const { board, newsletter } = request.parts;
  await readable(() => sendIssueNow(board, request.actor, newsletter.newsSince));
  return end(request, 'sent');
}

function Confirmation({ count }: { count: number }) {
  const t = useTranslations('office.newsletter');
  const locale = useOfficeLocale();
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('sendWhat', { count })}>
        <p>{t('sendText')}</p>
      </Notice>
      <OfficeForm name="send" refused={null} send={t('sendNow')} variant="danger" />
      <p>
        <a href={localized(locale, '/bureau/lettre')}>{t('dontSend')}</a>
      </p>
    </div>
  );
}

/** Forms of the screen of the newsletter. */
export const newsletterForms = {
  test: { act: 'newsletter.test', send: test },
  skip: { act: 'newsletter.skip', send: (request, form) => skip(request, form, false) },
  unskip: { act: 'newsletter.skip', send: (request, form) => skip(request, form, true) },
  ask: { act: 'newsletter.send', send: ask },
  send: { act: 'newsletter.send', send },
} as const satisfies Readonly<Record<string, StaffForm>>;
