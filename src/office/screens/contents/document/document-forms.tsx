import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import type { Offered } from '../../../editing/acts/offered-acts.ts';
import { ApprovalNotice } from '../../../editing/acts/approval-notice.tsx';
import { PlanForm } from '../../../editing/acts/plan-form.tsx';
import { actLimits, SeenForm } from '../../../editing/acts/seen-form.tsx';
import { WordsForm } from '../../../editing/acts/words-form.tsx';
import { useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import type { Refused } from '../../../request/office-screen.ts';

type Props = { document: OfficeDocument; offered: Offered; refused: Refused | null };

/** The forms for what this person may do with the document now. Who gives the verdict gives it first. */
export function DocumentForms({ document, offered, refused }: Props) {
  const t = useTranslations('office.contents');
  const given = { document, refused };
  const review = <Review {...{ document, offered, refused }} />;
  return (
    <>
      {offered.approve ? review : null}
      {offered.publish ? (
        <section className={parts.stack}>
          <h2>{t('publish')}</h2>
          <SeenForm
            {...given}
            name="publish"
            send={t('publishNow', { version: document.newest ?? 0 })}
            variant={offered.approve ? 'secondary' : 'primary'}
          />
          <Later {...given} name="planPublication" title={t('publishLater')} send={t('plan')} />
        </section>
      ) : null}
      {offered.approve ? null : review}
      {offered.needsApproval ? <ApprovalNotice document={document} /> : null}
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

/** The verdict, or the request for one. Somebody who publishes without a review may still ask for one. */
function Review({ document, offered: { ask, approve, refuse, publish }, refused }: Props) {
  const t = useTranslations('office.contents');
  const given = { document, refused };
  const version = document.newest ?? 0;
  const request = <WordsForm {...given} name="ask" label={t('askWords')} send={t('ask')} />;
  const refusal = { name: 'refuse', send: t('refuse', { version }) };
  if (!ask && !approve && !refuse) return null;
  return (
    <section className={parts.stack}>
      <h2>{t('review')}</h2>
      {ask && publish ? (
        <details className={parts.disclosure} open={refused?.form === 'ask'}>
          <summary>{t('ask')}</summary>
          {request}
        </details>
      ) : null}
      {ask && !publish ? request : null}
      {approve ? (
        <WordsForm
          {...given}
          name="approve"
          label={refuse ? t('verdictWords') : t('approveWords')}
          send={t('approve', { version })}
          variant="primary"
          {...(refuse && { other: refusal })}
        />
      ) : null}
      {refuse && !approve ? <WordsForm {...given} {...refusal} label={t('refuseWords')} isNeeded /> : null}
    </section>
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
