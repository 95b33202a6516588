import { useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loadWords } from '#words/load-words.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { refreshByForm } from './refresh-by-form.ts';
import type { Route } from './+types/refresh-page.ts';

export const catalogues = await loadWords('previews');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  limit: { name: 'refresh', max: 10, counts: 'posts' },
});

export const action = refreshByForm;

export function loader({ url }: Route.LoaderArgs) {
  return { isDone: url.searchParams.has('done') };
}

/** `/refresh`: explains the refresh and offers it as a form. */
export default function RefreshPage() {
  const t = useTranslations('previews.refresh');
  const { isDone } = useLoaderData<typeof loader>();
  const isRefused = useActionData<typeof action>()?.isRefused === true;
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('lead')} />
      {isRefused ? <Notice tone="error">{t('refused')}</Notice> : null}
      {isDone && !isRefused ? <Notice tone="success">{t('done')}</Notice> : null}
      <form method="post">
        <TextField label={t('secret')} name="secret" type="password" autoComplete="off" maxLength={1000} required />
        <p>
          <Button>{t('submit')}</Button>
        </p>
      </form>
    </Page>
  );
}
