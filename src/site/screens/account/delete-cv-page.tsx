import { data, Form, Link, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readProfile } from '#board/candidates/read-profile.ts';
import { requestContext } from '#site/request/context.ts';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import type { ProfileIntent } from './save-profile.ts';
import styles from './profile-page.module.css';
import type { Route } from './+types/delete-cv-page.ts';

export const catalogues = await loadWords('account', 'fields');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/**
 * `/espace-personnel/cv/{id}/supprimer`: asks for confirmation before a CV is deleted; the last CV cannot
 * be deleted.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { cvs } = await readProfile(context.get(requestContext).board, viewer);
  const cv = cvs.find(({ id }) => id === params.id?.toLowerCase());
  if (!cv) throw data(null, { status: 404 });
  return { id: cv.id, name: cv.fileName, last: cvs.length === 1 };
}

export default function DeleteCvPage() {
  const t = useTranslations('account.cv');
  const { id, name, last } = useLoaderData<typeof loader>();
  const profile = useAddress()('/espace-personnel/profil');
  if (last) return <LastCv />;
  return (
    <Page title={t('confirmTitle')} lead={t('confirmText', { name })} narrow>
      <PageMeta title={t('confirmTitle')} description={t('confirmText', { name })} />
      <Form method="post" action={profile} encType="multipart/form-data" className={styles.confirm}>
        <input type="hidden" name="intent" value={'delete-cv' satisfies ProfileIntent} />
        <input type="hidden" name="id" value={id} />
        <Button variant="danger">{t('confirm')}</Button>
        <Link className={buttonClass('secondary')} to={profile}>
          {t('cancel')}
        </Link>
      </Form>
    </Page>
  );
}

function LastCv() {
  const t = useTranslations('account.cv');
  const lastOne = useTranslations('fields')('cv.lastOne');
  const profile = useAddress()('/espace-personnel/profil');
  return (
    <Page title={t('lastTitle')} lead={lastOne} narrow>
      <PageMeta title={t('lastTitle')} description={lastOne} />
      <p>{t('lastText')}</p>
      <div className={styles.confirm}>
        <Link className={buttonClass('primary')} to={`${profile}#field-cv`}>
          {t('add')}
        </Link>
        <Link className={buttonClass('secondary')} to={profile}>
          {t('back')}
        </Link>
      </div>
    </Page>
  );
}
