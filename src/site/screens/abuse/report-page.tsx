import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { loader } from './load-report.ts';
import { ReportForm } from './report-form.tsx';
import { sendReport } from './send-report.ts';

export const catalogues = await loadWords('abuse', 'contact', 'errors', 'fields');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'report', max: 5, counts: 'posts' },
});

export const action = sendReport;

export { loader } from './load-report.ts';

/** `/signaler?offre=…` or `?entreprise=…`: tells the operator that an offer or a company is abusive. */
export default function ReportPage() {
  const t = useTranslations('abuse');
  const address = useAddress();
  const { subject, sent } = useLoaderData<typeof loader>();
  const { kind, id, name } = subject;
  const back = address(kind === 'offer' ? '/offres/:id' : '/entreprises/:id', { id: String(id) });
  return (
    <Page title={t(`title.${kind}`)} lead={name} narrow>
      <PageMeta title={t(`title.${kind}`)} description={t('description')} />
      {sent ? (
        <Notice tone="success" title={t('sent')}>
          <p>{t('sentText')}</p>
        </Notice>
      ) : (
        <ReportForm />
      )}
      <p>
        <a href={back}>{t(`back.${kind}`)}</a>
      </p>
    </Page>
  );
}
