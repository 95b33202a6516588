import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { ownNewsletter } from '#board/newsletter/read-subscription.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { useStaticPage } from '#site/parts/page/use-menus.ts';
import { changeNewsletter } from './change-newsletter.ts';
import { NewsletterDialog } from './newsletter-dialog.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { OwnNewsletter } from './own-newsletter.tsx';
import type { Route } from './+types/newsletter-page.ts';

export const catalogues = await loadWords('errors', 'fields', 'newsletter', 'shell');

export const handle = defineScreen({ hydrate: false, limit: { name: 'newsletter', max: 5, counts: 'posts' } });

export const action = changeNewsletter;

const answers = ['asked', 'ended'] as const;

/** Loads the state of the candidate's own address; visitors enter an address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const done = answers.find((answer) => answer === url.searchParams.get('done')) ?? null;
  if (viewer.kind === 'visitor') return { own: null, done };
  return {
    own: { email: viewer.candidate.email, state: await ownNewsletter(context.get(requestContext).board, viewer) },
    done,
  };
}

/** `/lettre`: the newsletter, to subscribe and unsubscribe. */
export default function NewsletterPage() {
  const t = useTranslations('newsletter');
  const { own, done } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      {done === null ? null : (
        <Notice tone="success" title={t(`${done}.title`)}>
          <p>{t(`${done}.text`)}</p>
        </Notice>
      )}
      {own === null ? done === 'asked' ? null : <NewsletterForm /> : <OwnNewsletter {...own} />}
      <p>{t('stopping')}</p>
      <Kept>{t('privacy')}</Kept>
      <NewsletterDialog asksEmail={own === null} />
    </Page>
  );
}

function Kept({ children }: { children: ReactNode }) {
  return (
    <p>
      <a href={useStaticPage('privacy')}>{children}</a>
    </p>
  );
}
