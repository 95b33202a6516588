import { data, Form, Link, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { ApplicationNotFound } from '#board/applications/application-id.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { targetWords } from '#board/applications/target-words.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf, useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/withdraw-page.ts';
import styles from './application-page.module.css';
import { loadApplication } from './load-application.ts';

export const catalogues = await loadWords('applications');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/**
 * `/espace-personnel/candidatures/{id}/retirer`: explains the consequences before an application is
 * withdrawn.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const application = await loadApplication(context, url, params.id);
  if (!application.mayWithdraw) throw redirect(pageOf(url, application.id));
  return { application };
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const viewer = requireCandidate(context, url);
  try {
    await withdrawApplication(context.get(requestContext).board, viewer, params.id);
    return redirect(`${pageOf(url, params.id)}?done=withdrawn`, 303);
  } catch (error) {
    throw error instanceof ApplicationNotFound ? data(null, { status: 404 }) : error;
  }
}

const pageOf = ({ pathname }: URL, id: string) =>
  addressOf(localeOf(pathname), '/espace-personnel/candidatures/:id', { id });

export default function WithdrawPage() {
  const t = useTranslations('applications.withdraw');
  const { id, offer, companyName } = useLoaderData<typeof loader>().application;
  const text = t('text', targetWords({ title: offer?.title ?? null, companyName }));
  return (
    <Page title={t('title')} lead={text} narrow>
      <PageMeta title={t('title')} description={text} />
      <ul>
        <li>{t('link')}</li>
        <li>{t('told')}</li>
        <li>{t('kept')}</li>
      </ul>
      <Form method="post" className={styles.ways}>
        <Button variant="danger">{t('confirm')}</Button>
        <Link className={buttonClass('secondary')} to={useAddress()('/espace-personnel/candidatures/:id', { id })}>
          {t('cancel')}
        </Link>
      </Form>
    </Page>
  );
}
