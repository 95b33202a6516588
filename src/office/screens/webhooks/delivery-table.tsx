import type { Delivery } from '#board/operators/webhooks/list-deliveries.ts';
import type { Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { RowButton } from '../../frame/row-button.tsx';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';

type Props = { webhook: Webhook; messages: readonly Delivery[] };

/** Messages of a webhook. Only the newest can wait, because each waits for the one before. */
export function DeliveryTable({ webhook, messages }: Props) {
  const t = useTranslations('office.webhooks');
  const moment = useMoment();
  const { count } = useOfficeFormats();
  const columns = [t('number'), t('at'), t('state'), t('id'), t('act')];
  const rows = messages.map(({ id, sequence, madeAt, hasArrived }) => ({
    key: id,
    cells: [
      count(sequence),
      moment(madeAt),
      hasArrived ? (
        <Tag key="state" tone="sea">
          {t('arrived')}
        </Tag>
      ) : (
        <Tag key="state" tone="coral">
          {webhook.answer === null ? t('waits') : t('waitsAfter', { answer: webhook.answer })}
        </Tag>
      ),
      <code key="id">{id}</code>,
      <RowButton
        key="replay"
        name="replay"
        fields={{ message: id }}
        send={t('replayFrom')}
        about={t('message', { number: sequence })}
      />,
    ],
  }));
  return <DataTable caption={t('messages')} columns={columns} rows={rows} />;
}
