import { type Delivery, listDeliveries } from '#board/operators/webhooks/list-deliveries.ts';
import { readWebhook, type Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { isRowId } from '#board/context/row-id.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../request/office-screen.ts';
import { DeliveryTable } from './delivery-table.tsx';
import { webhookForms, webhookNumber } from './send-webhook-forms.tsx';
import { WebhookActs } from './webhook-acts.tsx';
import { WebhookState } from './webhook-state.tsx';

const done = ['tested', 'replayed', 'stopped', 'started', 'messageGone'] as const;
type Done = (typeof done)[number];

/** `/bureau/webhooks/:id`: a webhook with its messages. */
export const webhookScreen = staffScreen({
  act: 'webhook.read',
  async show({ locale, parts: { board }, params, url: { searchParams: query } }, refused) {
    const id = webhookNumber(params);
    const webhook = isRowId(id) ? await readWebhook(board, id) : undefined;
    if (webhook === undefined) return null;
    const { messages, next } = await listDeliveries(board, id, Number(query.get('after') ?? '') || null);
    const t = officeWords(locale, 'webhooks');
    const said = done.find((name) => name === query.get('fait')) ?? null;
    const shown = { webhook, messages, next, query, said, refused };
    return { title: t('oneTitle', { operator: webhook.operator }), body: <WebhookPage {...shown} /> };
  },
  forms: webhookForms,
});

type Props = {
  webhook: Webhook;
  messages: readonly Delivery[];
  next: number | null;
  query: URLSearchParams;
  said: Done | null;
  refused: Refused | null;
};

function WebhookPage({ webhook, messages, next, query, said, refused }: Props) {
  const t = useTranslations('office.webhooks');
  const locale = useOfficeLocale();
  const address = localized(locale, `/bureau/webhooks/${webhook.id}`);
  return (
    <div className={parts.sections}>
      {said === null || refused !== null ? null : (
        <Notice tone={said === 'messageGone' ? 'warning' : 'success'}>{t(`done.${said}`)}</Notice>
      )}
      <Facts webhook={webhook} />
      <WebhookActs webhook={webhook} refused={refused} />
      <section className={parts.stack}>
        <h2>{t('messages')}</h2>
        {messages.length === 0 ? <p>{t('noMessages')}</p> : <DeliveryTable webhook={webhook} messages={messages} />}
        <PageLinks address={address} query={query} next={next === null ? null : String(next)} />
      </section>
      <p>
        <a href={localized(locale, '/bureau/webhooks')}>{t('back')}</a>
      </p>
    </div>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('office.webhooks');
  const moment = useMoment();
  const { url, email, createdAt, attemptedAt, answer, failingSince, nextAt, stoppedAt } = webhook;
  const facts = [
    [t('url'), url] as const,
    [t('state'), <WebhookState key="state" webhook={webhook} />] as const,
    [t('email'), email ?? t('noEmail')] as const,
    [t('made'), moment(createdAt)] as const,
    [t('lastTry'), moment(attemptedAt)] as const,
    [t('answer'), answer ?? '–'] as const,
    ...(failingSince === null ? [] : [[t('failingSince'), moment(failingSince)] as const]),
    ...(failingSince === null || stoppedAt !== null ? [] : [[t('nextTry'), moment(nextAt)] as const]),
  ];
  return <FactList facts={facts} />;
}
