import type { readNextIssue } from '#board/newsletter/skip-issue.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';

type Props = {
  next: Awaited<ReturnType<typeof readNextIssue>>;
  hasPreview: boolean;
  isMonthSent: boolean;
};

/** What an operator may do with the next issue. */
export function IssueActs({ next, hasPreview, isMonthSent }: Props) {
  const t = useTranslations('office.newsletter');
  return (
    <section className={parts.stack}>
      <h2>{t('acts')}</h2>
      {hasPreview ? (
        <>
          <p>{t('testHint')}</p>
          <OfficeForm name="test" refused={null} send={t('test')} variant="secondary" />
        </>
      ) : null}
      <p>{t(next.isSkipped ? 'unskipHint' : 'skipHint')}</p>
      <OfficeForm
        name={next.isSkipped ? 'unskip' : 'skip'}
        refused={null}
        send={t(next.isSkipped ? 'unskip' : 'skip')}
        variant="secondary"
      >
        <input type="hidden" name="month" value={next.month} />
      </OfficeForm>
      {isMonthSent ? <p>{t('monthSent')}</p> : null}
      {isMonthSent || !hasPreview ? null : (
        <>
          <p>{t('sendHint')}</p>
          <OfficeForm name="ask" refused={null} send={t('send')} />
        </>
      )}
    </section>
  );
}
