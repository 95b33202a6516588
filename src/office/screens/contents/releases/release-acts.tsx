import type { ReactNode } from 'react';
import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import type { ActName } from '#staff/acts.ts';
import { maxReasonLength } from '#staff/members/member-input.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import type { Refused } from '../../../request/office-screen.ts';

type Props = { release: ListedRelease; may: (act: ActName) => boolean; refused: Refused | null };

/** Publishes a release now or later, ends its plan, or takes it back. */
export function ReleaseActs({ release, may, refused }: Props) {
  const t = useTranslations('office.releases');
  const given = { release, refused };
  const isOut = release.state === 'published';
  const mayPublish = !isOut && release.items.length > 0 && may('release.publish');
  return (
    <>
      {release.plan !== null && may('content.cancel') ? (
        <SeenForm {...given} name="cancel" send={t('cancel')} variant="secondary" />
      ) : null}
      {mayPublish ? (
        <section className={parts.stack}>
          <h2>{t('publish')}</h2>
          <p>{t('publishLead')}</p>
          <SeenForm {...given} name="publish" send={t('publishNow', { count: release.items.length })} />
          <PlanForm {...given} />
        </section>
      ) : null}
      {!isOut && !may('release.publish') ? <p>{t('reviewerPublishes')}</p> : null}
      {isOut && may('release.takeBack') ? (
        <section className={parts.stack}>
          <h2>{t('takeBack')}</h2>
          <p>{t('takeBackLead')}</p>
          <TakeBackForm {...given} />
        </section>
      ) : null}
    </>
  );
}

type FormProps = Omit<Props, 'may'> & {
  name: string;
  send: string;
  labels?: Readonly<Record<string, string>>;
  variant?: ButtonVariant;
  children?: ReactNode;
};

/** A form that names the revision on the screen. */
function SeenForm({ release: { revision }, children, ...form }: FormProps) {
  return (
    <OfficeForm {...form}>
      <input type="hidden" name="seen" value={revision} />
      {children}
    </OfficeForm>
  );
}

function PlanForm(given: Omit<Props, 'may'>) {
  const t = useTranslations('office.releases');
  const plan = useTranslations('office.contents');
  const labels = { date: plan('date'), time: plan('time') };
  const field = useOfficeField('plan', given.refused, labels);
  return (
    <details className={parts.disclosure} open={given.refused?.form === 'plan'}>
      <summary>{t('publishLater')}</summary>
      <SeenForm {...given} name="plan" labels={labels} send={plan('plan')} variant="secondary">
        <div className={parts.filters}>
          <TextField {...field('date')} type="date" hint={plan('dateHint')} required />
          <TextField {...field('time', '09:00')} type="time" hint={plan('timeHint')} required />
        </div>
      </SeenForm>
    </details>
  );
}

function TakeBackForm(given: Omit<Props, 'may'>) {
  const t = useTranslations('office.releases');
  const labels = { reason: t('reason') };
  const field = useOfficeField('takeBack', given.refused, labels);
  return (
    <SeenForm {...given} name="takeBack" labels={labels} send={t('takeBackSend')} variant="danger">
      <TextField {...field('reason')} autoComplete="off" maxLength={maxReasonLength} required />
    </SeenForm>
  );
}
