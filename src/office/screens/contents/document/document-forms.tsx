import type { ReactNode } from 'react';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import type { Refused } from '../../../request/office-screen.ts';
import { type Offered, seenOf } from './offered-acts.ts';

/** Limit of the words of a review, which the repository states too. */
export const longestReviewWords = 2000;

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
          <PlanForm {...given} name="planPublication" title={t('publishLater')} send={t('plan')} />
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
          <PlanForm {...given} name="planWithdrawal" title={t('withdrawLater')} send={t('plan')} withReason />
        </section>
      ) : null}
    </>
  );
}

type FormProps = Pick<Props, 'document' | 'refused'> & {
  name: string;
  send: string;
  labels?: Readonly<Record<string, string>>;
  variant?: ButtonVariant;
  children?: ReactNode;
};

const limits = { 'message.tooLong': longestReviewWords, 'note.tooLong': maxReasonLength } as const;

/** A form that names the state of the document on the screen. */
export function SeenForm({ document, children, ...form }: FormProps) {
  return (
    <OfficeForm limits={limits} {...form}>
      <input type="hidden" name="seen" value={seenOf(document)} />
      {children}
    </OfficeForm>
  );
}

function WordsForm({ label, isNeeded = false, ...form }: FormProps & { label: string; isNeeded?: boolean }) {
  const labels = { words: label };
  const field = useOfficeField(form.name, form.refused, labels, limits);
  return (
    <SeenForm {...form} labels={labels} variant="secondary">
      <TextAreaField {...field('words')} rows={3} maxLength={longestReviewWords} required={isNeeded} />
    </SeenForm>
  );
}

function ReasonForm(given: Pick<Props, 'document' | 'refused'>) {
  const t = useTranslations('office.contents');
  const labels = { reason: t('reason') };
  const field = useOfficeField('withdraw', given.refused, labels, limits);
  return (
    <SeenForm {...given} name="withdraw" labels={labels} send={t('withdrawNow')} variant="danger">
      <TextField {...field('reason')} hint={t('reasonHint')} autoComplete="off" maxLength={maxReasonLength} required />
    </SeenForm>
  );
}

type PlanProps = FormProps & { title: string; withReason?: boolean };

function PlanForm({ title, withReason = false, ...form }: PlanProps) {
  const t = useTranslations('office.contents');
  const labels = { date: t('date'), time: t('time'), ...(withReason && { reason: t('reason') }) };
  const field = useOfficeField(form.name, form.refused, labels, limits);
  return (
    <details className={parts.disclosure} open={form.refused?.form === form.name}>
      <summary>{title}</summary>
      <SeenForm {...form} labels={labels} variant="secondary">
        <div className={parts.filters}>
          <TextField {...field('date')} type="date" hint={t('dateHint')} required />
          <TextField {...field('time', '09:00')} type="time" hint={t('timeHint')} required />
        </div>
        {withReason ? (
          <TextField
            {...field('reason')}
            hint={t('reasonHint')}
            autoComplete="off"
            maxLength={maxReasonLength}
            required
          />
        ) : null}
      </SeenForm>
    </details>
  );
}
