import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { askedSearch, canonicalSearch } from '#site/parts/list-filter/asked-search.ts';
import { FilterCount, FilterForm } from '#site/parts/list-filter/filter-form.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Breadcrumb } from '#site/parts/page/breadcrumb.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { DestinationGroup } from './destination-group.tsx';
import styles from './destinations-page.module.css';
// oxlint-disable-next-line import/default -- Vite generates the import: the address of the built script
import filterScript from './destination-filter.ts?worker&url';
import { loadDestinations } from './list-destinations.ts';

export const catalogues = await loadWords('destinations');

export const handle = defineScreen({
  hydrate: false,
  cache: { seconds: 300, about: ['content', 'offers', 'reference'], address: async () => canonicalSearch },
});

export function loader({ context, url }: LoaderFunctionArgs) {
  const { board, content } = context.get(requestContext);
  return loadDestinations({ board, content, locale: localeOf(url.pathname), search: askedSearch(url.searchParams) });
}

/** `/destinations`: every country by continent, with its offers and its allowance. */
export default function DestinationsPage() {
  const t = useTranslations('destinations');
  const { groups, scaleYear, search, total, withOffers } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description')} robots={search === '' ? 'index' : 'noindex'} />
      <script type="module" src={filterScript} />
      <header className={styles.head}>
        <Breadcrumb name={t('title')} />
        <h1>{t('title')}</h1>
        {search === '' ? <p className={styles.lead}>{t('lead', { count: withOffers })}</p> : null}
      </header>
      <Filter />
      <p className={styles.scale}>{t('scale', { year: String(scaleYear) })}</p>
      <p className={styles.none} data-nothing="" hidden={total > 0}>
        {t('noneLead')}
      </p>
      <div className={styles.groups} data-destinations="">
        {groups.map((group) => (
          <DestinationGroup key={group.id} {...group} />
        ))}
      </div>
    </div>
  );
}

const field = 'destination-search';

function Filter() {
  const t = useTranslations('destinations');
  const all = useAddress()('/destinations');
  const { search, total } = useLoaderData<typeof loader>();
  const words = { form: t('searchLabel'), field: t('search'), submit: t('submit'), all: t('all') };
  return (
    <>
      <FilterForm id={field} action={all} search={search} words={words} />
      <FilterCount
        id={field}
        shown={search === '' ? null : t('count', { count: total })}
        some={t('countTemplate')}
        none={t('count', { count: 0 })}
      />
    </>
  );
}
