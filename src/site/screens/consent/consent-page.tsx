import { useLoaderData, data, redirect } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { readChoice, keepChoice } from '#site/scripts/on-every-page/consent-cookie.ts';
import styles from './consent-page.module.css';
import { frameOrigins } from '#site/request/video-hosts.ts';
import type { Route } from './+types/consent-page.ts';
import { localeOf } from '#words/locale.ts';
import { typedFields } from '#http/parse-form.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf } from '#site/routing/addresses.ts';

const intents = ['refused', 'accepted'] as const;

/** Stores the choice and redirects to the page on which it was made. */
async function changeConsent({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const choice = readIntent(form, intents);
  if (choice === null) throw data(null, { status: 400 });
  const own = `${addressOf(localeOf(url.pathname), '/cookies')}?done=${choice}`;
  const headers = { 'Set-Cookie': keepChoice(context.get(requestContext).publicUrl, choice) };
  return redirect(returnTarget(typedFields(form, ['to']).to, own), { status: 303, headers });
}

export const catalogues = await loadWords('consent');

export const handle = defineScreen({ hydrate: false });

export const action = changeConsent;

export function loader({ context, request, url }: Route.LoaderArgs) {
  return {
    choice: readChoice(context.get(requestContext).publicUrl, request.headers.get('cookie')),
    isDone: url.searchParams.has('done'),
    to: returnTarget(url.searchParams.get('to'), ''),
  };
}

/** `/cookies`: lists everything that the site stores in a browser, and lets visitors choose about videos. */
export default function ConsentPage() {
  const t = useTranslations('consent');
  const { choice, isDone, to } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      {isDone && choice !== null ? <Notice tone="success">{t('done')}</Notice> : null}
      <div className={styles.part}>
        <h2>{t('needed')}</h2>
        <p>{t('neededText')}</p>
      </div>
      <div className={styles.part}>
        <h2>{t('videos')}</h2>
        <p>{t('videosText', { hosts: frameOrigins.map((origin) => new URL(origin).host).join(', ') })}</p>
        <p>
          <strong>{t(`choice.${choice ?? 'none'}`)}</strong>
        </p>
      </div>
      <form className={styles.ways} method="post">
        {to === '' ? null : <input type="hidden" name="to" value={to} />}
        {intents.map((intent) => (
          <Button key={intent} name="intent" value={intent} variant="secondary">
            {t(intent)}
          </Button>
        ))}
      </form>
    </Page>
  );
}
