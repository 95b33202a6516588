import { countSubscribers, type ListedIssue, listIssues } from '#board/newsletter/issue-counts.ts';
import { lastIssue } from '#board/newsletter/cut-issue.ts';
import { previewIssue } from '#board/newsletter/send-issue-now.ts';
import { readNextIssue } from '#board/newsletter/skip-issue.ts';
import { ContentUnavailable } from '#content/port/content-errors.ts';
import { Notice } from '#ui/notice.tsx';
import type { Locale } from '#words/locale.ts';
import { dayInParis } from '#words/paris-days.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import type { WrittenLetter } from '../../request/office-newsletter.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { type Refused, staffScreen } from '../../request/office-screen.ts';
import { IssueActs } from './issue-acts.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueTable } from './issue-table.tsx';
import { newsletterForms } from './send-newsletter-forms.tsx';
import { SubscriberFacts } from './subscriber-facts.tsx';

const done = ['tested', 'sent', 'skipped', 'unskipped'] as const;
type Done = (typeof done)[number];

/** Letters of the next issue as they would be now; null while the content cannot be read. */
type Previews = Readonly<Record<Locale, WrittenLetter | null>> | null;

/** `/bureau/lettre`: the next issue of the newsletter, and the issues that left. */
export const newsletterScreen = staffScreen({
  act: 'newsletter.read',
  async show(request, refused) {
    const {
      locale,
      parts: { board },
      url,
    } = request;
    const t = officeWords(locale, 'newsletter');
    const [next, subscribers, issues, last, previews] = await Promise.all([
      readNextIssue(board),
      countSubscribers(board),
      listIssues(board),
      lastIssue(board),
      readPreviews(request),
    ]);
    const said = done.find((name) => name === url.searchParams.get('fait')) ?? null;
    const isMonthSent = last?.month === dayInParis(board.now()).slice(0, 7);
    const shown = { next, subscribers, issues, previews, isMonthSent, said, refused };
    return { title: t('title'), lead: t('lead'), body: <Newsletter {...shown} /> };
  },
  forms: newsletterForms,
});

/** Writes the letters of both languages; null while the content system is away. */
async function readPreviews({ parts: { board, newsletter }, viewer }: StaffRequest): Promise<Previews> {
  try {
    const { fr, en } = await previewIssue(board, newsletter.newsSince, viewer.email);
    const write = (issue: typeof fr) => (issue === null ? null : newsletter.write(issue));
    return { fr: await write(fr), en: await write(en) };
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

type Props = {
  next: Awaited<ReturnType<typeof readNextIssue>>;
  subscribers: Awaited<ReturnType<typeof countSubscribers>>;
  issues: readonly ListedIssue[];
  previews: Previews;
  /** True if this month's issue has left. */
  isMonthSent: boolean;
  said: Done | null;
  refused: Refused | null;
};

function Newsletter({ next, subscribers, issues, previews, isMonthSent, said, refused }: Props) {
  const t = useTranslations('office');
  const problem = refused?.problem ?? null;
  return (
    <div className={parts.sections}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      {said === null || refused !== null ? null : <Notice tone="success">{t(`newsletter.done.${said}`)}</Notice>}
      <SubscriberFacts next={next} subscribers={subscribers} />
      {previews === null ? <Notice tone="warning">{t('newsletter.contentAway')}</Notice> : null}
      {previews === null ? null : <IssuePreview previews={previews} />}
      <IssueActs next={next} hasPreview={previews !== null} isMonthSent={isMonthSent} />
      <section className={parts.stack}>
        <h2>{t('newsletter.history')}</h2>
        {issues.length === 0 ? <p>{t('newsletter.noIssues')}</p> : <IssueTable issues={issues} />}
      </section>
    </div>
  );
}
