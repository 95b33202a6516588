import { clsx } from 'clsx';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { readCompanyCriteria } from '#board/companies/company-criteria.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { CompanyBreadcrumb } from './company-breadcrumb.tsx';
import styles from './companies-page.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyList } from '#site/parts/companies/company-list.tsx';
import moreScript from './more-companies.ts?worker&url';
import { NoCompanies } from './no-companies.tsx';
import { presentCompanySearch } from './present-company-search.ts';
import pages from './company-search-page.module.css';

export const catalogues = await loadWords('companies');

export const handle = defineScreen({
  picture: true,
  hydrate: false,
  cache: {
    seconds: 60,
    about: ['offers', 'reference'],
    address: import.meta.env.SSR
      ? async () => (await import('./canonical-company-address.ts')).canonicalCompanyAddress
      : undefined,
  },
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { publicBoard: board } = context.get(requestContext);
  const criteria = readCompanyCriteria(url.searchParams, await board.reference());
  return presentCompanySearch(board, { address: url.searchParams, criteria, locale: localeOf(url.pathname) });
}

/** `/entreprises/recherche`: companies by name, sector, country and size. */
export default function CompanySearchPage() {
  const t = useTranslations('companies.search');
  const { total, recruiting, companies, form, there, own, criteria, ways } = useLoaderData<typeof loader>();
  // Search engines index only the list of all companies, because its pages lead to each company.
  const isPlain = criteria.text === '' && total > 0;
  return (
    <div className={clsx(styles.page, pages.search)}>
      <PageMeta
        title={t('title')}
        description={t('description', { count: recruiting })}
        search={own}
        robots={isPlain ? 'index' : 'noindex'}
        above={[{ name: useTranslations('companies')('title'), to: useAddress()('/entreprises') }]}
      />
      <header className={styles.head}>
        <CompanyBreadcrumb name={t('title')} />
        <h1>{t('title')}</h1>
      </header>
      <CompanyForm form={form} />
      <section className={styles.section} aria-labelledby="found">
        <h2 id="found">
          {total === 0 ? t('none') : t(recruiting === 0 ? 'idle' : 'found', { count: recruiting || total })}
        </h2>
        {recruiting > 0 && total > recruiting ? <p>{t('idleBesides', { count: total - recruiting })}</p> : null}
        {total === 0 ? <NoCompanies ways={ways} criteria={criteria} /> : null}
        <CompanyList id="companies" companies={companies} there={there} headingLevel={3} />
        <Pages />
      </section>
    </div>
  );
}

/** The link to the longer list; a script adds the new companies to the current page. */
function Pages() {
  const t = useTranslations('companies.search');
  const { pathname } = useLocation();
  const { companies, shown, more, previous, total } = useLoaderData<typeof loader>();
  if (more === null && previous === null) return null;
  const last = companies.at(-1);
  return (
    <nav id="pages" className={pages.pages} aria-label={t('pages')}>
      {previous === null ? null : (
        <a className={buttonClass('secondary')} href={pathname + previous} rel="prev">
          <Icon name="arrow-left" />
          {t('previous')}
        </a>
      )}
      {more === null ? null : (
        <a
          className={buttonClass('secondary')}
          href={`${pathname}${more.search}${last ? `#entreprise-${last.id}` : ''}`}
          rel="next"
          data-more
        >
          {t('more', { count: more.count })}
        </a>
      )}
      <p className={pages.shown}>{t('shown', { ...shown, total })}</p>
      {more === null ? null : <script async type="module" src={moreScript} />}
    </nav>
  );
}
