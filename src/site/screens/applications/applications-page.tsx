import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { countApplications, myApplications } from '#board/applications/my-applications.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { EmptyList } from '#site/parts/account/empty-list.tsx';
import { listPage, rangeOf } from '#site/parts/account/list-page.ts';
import { ListPages } from '#site/parts/account/list-pages.tsx';
import { requestContext } from '#site/request/context.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { ApplicationRow } from './application-row.tsx';
import styles from './applications-page.module.css';

export const catalogues = await loadWords('account', 'applications', 'apply');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  menu: { icon: 'plane', words: 'applications', part: 'missions' },
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const count = await countApplications(board, viewer);
  const page = listPage(url, count);
  return { applications: await myApplications(board, viewer, localeOf(url.pathname), rangeOf(page)), count, page };
}

export default function ApplicationsPage() {
  const t = useTranslations('applications.list');
  const { applications, count, page } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead', { count })}>
      <PageMeta title={t('title')} description={t('description')} />
      {count === 0 ? <EmptyList title={t('emptyTitle')} text={t('emptyText')} search={t('search')} /> : null}
      <ol className={styles.list}>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ol>
      <ListPages {...page} />
    </Page>
  );
}
