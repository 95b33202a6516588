import { data, redirect, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { ownNewsletter } from '#board/newsletter/read-subscription.ts';
import { choose, everyChoice, readChoices } from '#board/notifications/choices.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { readForm, readIntent } from '#site/parts/uploads/read-form.ts';
import { addressOf, useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { senderOf, typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { TypedNotice } from '#site/parts/sign-in/typed-notice.tsx';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/choices-page.ts';
import styles from './choices-page.module.css';
import { ChoicesTable, nameOf } from './choices-table.tsx';

export const catalogues = await loadWords('notifications');

export const handle = defineScreen({ hydrate: false, robots: 'noindex', space: true });

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  const { board } = context.get(requestContext);
  const [choices, newsletter] = await Promise.all([readChoices(board, viewer), ownNewsletter(board, viewer)]);
  return data({ choices, newsletter, typed, isSaved: url.searchParams.get('done') === saved }, { headers });
}

const intents = ['choose'] as const;
const saved = 'chosen';

/** Saves all choices of the form, because browsers do not send boxes that are not ticked. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const viewer = await senderOf({ context, request, url }, form, ['intent', ...everyChoice.map(nameOf)]);
  if (readIntent(form, intents) === null) throw data(null, { status: 400 });
  const choices = everyChoice.map((choice) => ({ ...choice, wanted: form.has(nameOf(choice)) }));
  await choose(context.get(requestContext).board, viewer, choices);
  return redirect(`${addressOf(localeOf(url.pathname), '/notifications/choix')}?done=${saved}`, 303);
}

/** `/notifications/choix`: the notifications that the candidate wants, and their channels. */
export default function ChoicesPage() {
  const t = useTranslations('notifications.choices');
  const { choices, typed, isSaved } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead')} narrow>
      <PageMeta title={t('title')} description={t('description')} />
      {isSaved ? <Notice tone="success">{t('saved')}</Notice> : null}
      <TypedNotice typed={typed} />
      <form method="post" className={styles.form}>
        <ChoicesTable choices={choices} typed={typed} />
        <div className={styles.ways}>
          <Button name="intent" value={intents[0]}>
            {t('save')}
          </Button>
          <a className={buttonClass('secondary')} href={useAddress()('/notifications')}>
            {t('back')}
          </a>
        </div>
      </form>
      <Newsletter />
    </Page>
  );
}

/**
 * Links to the page of the newsletter, which is separate because the newsletter belongs to an e-mail address,
 * not to the account.
 */
function Newsletter() {
  const t = useTranslations('notifications.choices.newsletter');
  const { newsletter } = useLoaderData<typeof loader>();
  return (
    <section className={styles.newsletter}>
      <h2>{t('title')}</h2>
      <p>{t(newsletter)}</p>
      <p>
        <a href={useAddress()('/lettre')}>{t('change')}</a>
      </p>
    </section>
  );
}
