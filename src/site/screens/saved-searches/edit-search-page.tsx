import { data, href, useActionData, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { alertMail } from '#board/saved-searches/alert-address.ts';
import { feedToken } from '#board/alerts/alert-links.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { maximumSearchName } from '#board/saved-searches/saved-search-limits.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { summaryOf, useFieldErrors } from '#site/parts/uploads/use-field-errors.ts';
import { useTagNames } from '#site/parts/search/use-tag-names.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { TypedNotice } from '#site/parts/sign-in/typed-notice.tsx';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/edit-search-page.ts';
import { AlertForm } from './alert-form.tsx';
import { SearchesNotice } from './saved-search-notice.tsx';
import { type EditIntent, editSearch } from './edit-search.ts';
import { FeedBox } from './feed-box.tsx';
import { presentSavedSearch } from './present-searches.ts';
import styles from './searches-page.module.css';

export const catalogues = await loadWords('errors', 'fields', 'search', 'searches');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const action = editSearch;

/** `/espace-personnel/recherches/{id}`: one saved search. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board, linkSecret, publicUrl } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const search = (await mySearches(board, viewer, locale)).find(({ id }) => id === params.id);
  if (search === undefined) throw data(null, { status: 404 });
  const shown = presentSavedSearch(search, await board.reference(), locale);
  const { id: searchId, feedKey: key } = search;
  const feed =
    key === null
      ? null
      : new URL(href('/flux/:token', { token: feedToken(linkSecret, { searchId, key }) }), publicUrl).href;
  const mail = await alertMail(board, viewer);
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  const done = url.searchParams.get('done');
  return data({ ...shown, id: searchId, feed, mail: mail.state, email: mail.email, done, typed }, { headers });
}

export default function EditSearchPage() {
  const t = useTranslations('searches');
  const addressOf = useAddress();
  const nameOf = useTagNames();
  const { id, name, search, tags, total, alert, feed, mail, email, done, typed } = useLoaderData<typeof loader>();
  const asked = tags.length === 0 ? t('everything') : tags.map(nameOf).join(', ');
  return (
    <Page title={name} lead={asked === name ? undefined : asked} narrow>
      <PageMeta title={name} description={t('description')} />
      <SearchesNotice done={done} saved={id} />
      <TypedNotice typed={typed} />
      {alert.frequency !== 'off' && mail === 'asked' ? (
        <Notice tone="info" title={t('mail.asked.title')}>
          <p>{t('mail.asked.text', { email })}</p>
        </Notice>
      ) : null}
      <p className={styles.ways}>
        <a className={buttonClass('secondary')} href={addressOf('/offres/recherche') + search}>
          {t('see', { count: total })}
        </a>
        <a className={buttonClass('quiet')} href={addressOf('/espace-personnel/recherches')}>
          {t('all')}
        </a>
      </p>
      <AlertForm alert={alert} typed={typed ?? {}} />
      <Rename name={typed?.['name'] ?? name} />
      <FeedBox address={feed} />
    </Page>
  );
}

function Rename({ name }: { name: string }) {
  const t = useTranslations('searches');
  const failure = useActionData<typeof action>();
  const errors = useFieldErrors(failure?.errors ?? {}, { name: t('name') });
  return (
    <form method="post" className={styles.part} noValidate>
      <ErrorSummary title={t('errors', { count: errors.length })} errors={summaryOf(errors)} />
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint', { limit: maximumSearchName })}
        defaultValue={failure?.name ?? name}
        error={errors[0]?.message}
        maxLength={maximumSearchName}
        required
      />
      <Button variant="secondary" name="intent" value={'rename' satisfies EditIntent}>
        {t('rename')}
      </Button>
    </form>
  );
}
