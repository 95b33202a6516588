import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { Offered } from '../../../editing/acts/offered-acts.ts';
import { PlanForm } from '../../../editing/acts/plan-form.tsx';
import { actLimits, SeenForm } from '../../../editing/acts/seen-form.tsx';
import { WordsForm } from '../../../editing/acts/words-form.tsx';
import { useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import type { Refused } from '../../../request/office-screen.ts';

type Props = { document: OfficeDocument; offered: Offered; refused: Refused | null };

/** The forms for what this person may do with the document now. */
export function DocumentForms({ document, offered, refused }: Props) {
  const t = useTranslations('office.contents');
  const given = { document, refused };
  const isReviewed = offered.ask || offered.approve || offered.refuse;
  const version = document.newest ?? 0;
  return (
    <>
      {offered.publish ? (
        <section className={parts.stack}>
          <h2>{t('publish')}</h2>
          <SeenForm {...given} name="publish" send={t('publishNow', { version })} />
          <Later {...given} name="planPublication" title={t('publishLater')} send={t('plan')} />
        </section>
      ) : null}
      {isReviewed ? (
        <section className={parts.stack}>
          <h2>{t('review')}</h2>
          {offered.ask ? <WordsForm {...given} name="ask" label={t('askWords')} send={t('ask')} /> : null}
          {offered.approve ? (
            <WordsForm {...given} name="approve" label={t('approveWords')} send={t('approve', { version })} />
          ) : null}
          {offered.refuse ? (
            <WordsForm {...given} name="refuse" label={t('refuseWords')} send={t('refuse', { version })} isNeeded />
          ) : null}
        </section>
      ) : null}
      {offered.needsApproval ? <Notice tone="info">{t('needsApproval')}</Notice> : null}
      {offered.withdraw ? (
        <section className={parts.stack}>
          <h2>{t('withdraw')}</h2>
          <p>{t('withdrawLead')}</p>
          <ReasonForm {...given} />
          <Later {...given} name="planWithdrawal" title={t('withdrawLater')} send={t('plan')} withReason />
        </section>
      ) : null}
    </>
  );
}

function ReasonForm(given: Pick<Props, 'document' | 'refused'>) {
  const t = useTranslations('office.contents');
  const labels = { reason: t('reason') };
  const field = useOfficeField('withdraw', given.refused, labels, actLimits);
  return (
    <SeenForm {...given} name="withdraw" labels={labels} send={t('withdrawNow')} variant="danger">
      <TextField {...field('reason')} hint={t('reasonHint')} autoComplete="off" maxLength={maxReasonLength} required />
    </SeenForm>
  );
}

/** A plan, folded until somebody wants it or until it was refused. */
function Later({ title, ...form }: Parameters<typeof PlanForm>[0] & { title: string }) {
  return (
    <details className={parts.disclosure} open={form.refused?.form === form.name}>
      <summary>{title}</summary>
      <PlanForm {...form} />
    </details>
  );
}
