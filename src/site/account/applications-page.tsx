import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { myApplications } from '#board/applications/my-applications.ts';
import { boardContext } from '../context.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { requireCandidate } from '../sign-in/require-candidate.ts';
import { Page } from '#ui/page.tsx';
import { ApplicationRow } from './application-row.tsx';
import styles from './applications-page.module.css';
import { EmptyList } from './empty-list.tsx';

await loadWords('account');

export const handle: ScreenHandle = {
  hydrate: false,
  robots: 'noindex',
  menu: { icon: 'plane', words: 'applications', part: 'missions' },
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const viewer = requireCandidate(context, url);
  return { applications: await myApplications(context.get(boardContext), viewer, localeOf(url.pathname)) };
}

export default function ApplicationsPage() {
  const t = useTranslations('account.applications');
  const { applications } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead', { count: applications.length })}>
      <PageMeta title={t('title')} description={t('description')} />
      {applications.length === 0 ? (
        <EmptyList title={t('emptyTitle')} text={t('emptyText')} search={t('search')} />
      ) : null}
      <ol className={styles.list}>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ol>
    </Page>
  );
}
