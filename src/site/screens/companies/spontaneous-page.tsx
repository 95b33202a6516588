import { type ActionFunctionArgs, type ClientActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { applyToCompany } from '#board/applications/apply-to-company.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { failureIn } from '#site/parts/applying/application-answer.ts';
import { ApplySection } from '#site/parts/applying/apply-section.tsx';
import { keepApplication } from '#site/parts/applying/keep-application.ts';
import { saveApplication } from '#site/parts/applying/save-application.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { findCompany, spontaneousFormName, type loader } from './load-company.ts';

export const catalogues = await loadWords('apply', 'documents', 'errors', 'fields');

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  takesFiles: true,
  limit: { name: 'apply', max: 20, counts: 'posts' },
});

export { loader } from './load-company.ts';

export async function action({ request, context, params, url }: ActionFunctionArgs) {
  const companyId = params['id'] ?? '';
  return saveApplication(
    { request, context, url },
    {
      name: spontaneousFormName(companyId),
      exists: () => findCompany(context.get(requestContext).board, companyId, url),
      apply: (board, viewer, fields) => applyToCompany(board, viewer, { companyId, ...fields }),
    },
  );
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return keepApplication(() => serverAction<typeof action>());
}

/** `/entreprises/{id}/candidature`: an application to a company, without an offer. */
export default function SpontaneousPage() {
  const t = useTranslations('apply.spontaneous');
  const { company, apply, sent, kept } = useLoaderData<typeof loader>();
  const answer = failureIn(useActionData<typeof action>());
  return (
    <Page title={t('title')} lead={t('lead', { company: company.name })} narrow>
      <PageMeta title={`${t('title')} · ${company.name}`} description={t('description', { company: company.name })} />
      {apply.kind === 'takesNone' ? (
        <Notice tone="info" title={t('none')}>
          {t('noneText')}
        </Notice>
      ) : (
        <ApplySection title={company.name} before={t('before')} {...{ apply, sent, kept, answer }} />
      )}
    </Page>
  );
}
