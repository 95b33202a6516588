import type { Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm, useOfficeField } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import type { Refused } from '../../request/office-screen.ts';

type Props = { webhook: Webhook; refused: Refused | null };

/** What an operator may do with a webhook. */
export function WebhookActs({ webhook, refused }: Props) {
  const t = useTranslations('office.webhooks');
  const isStopped = webhook.stoppedAt !== null;
  return (
    <section className={parts.stack}>
      <h2>{t('acts')}</h2>
      <p>{t('testHint')}</p>
      <OfficeForm name="test" refused={refused} send={t('test')} variant="secondary" />
      <p>{t(isStopped ? 'startHint' : 'stopHint')}</p>
      <OfficeForm
        name={isStopped ? 'start' : 'stop'}
        refused={refused}
        send={t(isStopped ? 'start' : 'stop')}
        variant="secondary"
      />
      <Replay refused={refused} />
      <OfficeForm name="ask" refused={refused} send={t('delete')} variant="danger" />
    </section>
  );
}

function Replay({ refused }: { refused: Refused | null }) {
  const t = useTranslations('office.webhooks');
  const labels = { date: t('day'), time: t('time') };
  const field = useOfficeField('replay', refused, labels);
  return (
    <>
      <p>{t('replayHint')}</p>
      <OfficeForm name="replay" refused={refused} labels={labels} send={t('replay')} variant="secondary">
        <div className={parts.filters}>
          <TextField {...field('date')} type="date" />
          <TextField {...field('time', '00:00')} type="time" />
        </div>
      </OfficeForm>
    </>
  );
}
