import type { ReactNode } from 'react';
import { pageOfWebhooks, type Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useMoment } from '../../frame/use-amounts.ts';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { WebhookState } from './webhook-state.tsx';

/** `/bureau/webhooks`: addresses of programs that are told what becomes of offers. */
export const webhooksScreen = staffScreen({
  act: 'webhook.read',
  async show({ locale, parts: { board }, url: { searchParams: query } }) {
    const t = officeWords(locale, 'webhooks');
    const { webhooks, next } = await pageOfWebhooks(board, Number(query.get('after') ?? '') || null);
    return { title: t('title'), lead: t('lead'), body: <Webhooks webhooks={webhooks} next={next} query={query} /> };
  },
});

type Props = { webhooks: readonly Webhook[]; next: number | null; query: URLSearchParams };

const apiLink = (words: ReactNode) => <a href="/api/docs">{words}</a>;

function Webhooks({ webhooks, next, query }: Props) {
  const t = useTranslations('office.webhooks');
  const locale = useOfficeLocale();
  const address = localized(locale, '/bureau/webhooks');
  const keys = (words: ReactNode) => <a href={localized(locale, '/bureau/cles')}>{words}</a>;
  return (
    <div className={parts.stack}>
      {query.get('fait') === 'deleted' ? <Notice tone="success">{t('done.deleted')}</Notice> : null}
      {query.get('fait') === 'gone' ? <Notice tone="warning">{t('done.gone')}</Notice> : null}
      <p>{t.rich('how', { keys, api: apiLink })}</p>
      {webhooks.length === 0 ? <p>{t('none')}</p> : <WebhookTable webhooks={webhooks} />}
      <PageLinks address={address} query={query} next={next === null ? null : String(next)} />
    </div>
  );
}

function WebhookTable({ webhooks }: { webhooks: readonly Webhook[] }) {
  const t = useTranslations('office.webhooks');
  const locale = useOfficeLocale();
  const moment = useMoment();
  const { count } = useOfficeFormats();
  const columns = [t('operator'), t('url'), t('state'), t('sequence'), t('lastTry'), t('answer')];
  const rows = webhooks.map((webhook) => ({
    key: String(webhook.id),
    cells: [
      webhook.operator,
      <a key="url" className={parts.tableLink} href={localized(locale, `/bureau/webhooks/${webhook.id}`)}>
        {webhook.url}
      </a>,
      <WebhookState key="state" webhook={webhook} />,
      count(webhook.sequence),
      moment(webhook.attemptedAt),
      webhook.answer === null ? (
        '–'
      ) : (
        <span key="answer" lang="en">
          {webhook.answer}
        </span>
      ),
    ],
  }));
  return <DataTable caption={t('list')} columns={columns} rows={rows} />;
}
