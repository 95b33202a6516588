import { data, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { alertMail } from '#board/saved-searches/alert-address.ts';
import { mySearches } from '#board/saved-searches/my-searches.ts';
import { Page } from '#ui/page.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { EmptyList } from '#site/parts/account/empty-list.tsx';
import { requestContext } from '#site/request/context.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { requireCandidate } from '#site/parts/sign-in/require-candidate.ts';
import type { Route } from './+types/searches-page.ts';
import { AlertMailBox } from './alert-mail-box.tsx';
import { changeSearches } from './change-searches.ts';
import { SearchesNotice } from './saved-search-notice.tsx';
import { presentSavedSearch } from './present-searches.ts';
import { SearchItem } from './search-item.tsx';
import styles from './searches-page.module.css';

export const catalogues = await loadWords('search', 'searches');

export const handle = defineScreen({
  hydrate: false,
  robots: 'noindex',
  menu: { icon: 'bookmark', words: 'searches' },
});

export const action = changeSearches;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireCandidate(context, url);
  const { board } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const [searches, reference] = [await mySearches(board, viewer, locale), await board.reference()];
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  const page = {
    typed,
    searches: searches.map((search) => presentSavedSearch(search, reference, locale)),
    mail: searches.some(({ alert }) => alert.frequency !== 'off') ? await alertMail(board, viewer) : null,
    done: url.searchParams.get('done'),
    removed: url.searchParams.get('recherche'),
  };
  return data(page, { headers });
}

/** The candidate's saved searches, each with its number of offers. */
export default function SearchesPage() {
  const t = useTranslations('searches');
  const { searches, mail, done, removed, typed } = useLoaderData<typeof loader>();
  return (
    <Page title={t('title')} lead={t('lead', { count: searches.length })}>
      <PageMeta title={t('title')} description={t('description')} />
      <SearchesNotice done={done} removed={removed} />
      {mail === null ? null : <AlertMailBox mail={mail} until={typed?.['until']} />}
      {searches.length === 0 ? (
        <EmptyList title={t('none.title')} text={t('none.text')} search={t('none.search')} />
      ) : null}
      <ol className={styles.list}>
        {searches.map((search) => (
          <SearchItem key={search.id} search={search} />
        ))}
      </ol>
    </Page>
  );
}
