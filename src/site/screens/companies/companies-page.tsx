import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { loadWords } from '#words/load-words.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { CompanyBreadcrumb } from './company-breadcrumb.tsx';
import styles from './companies-page.module.css';
import { CompanyForm } from './company-form.tsx';
import { CompanyList } from '#site/parts/companies/company-list.tsx';
import { CountedLinks } from './counted-links.tsx';
import { presentCompanies } from '#site/parts/companies/present-companies.ts';
import { useLocale } from '#words/use-locale.ts';
import type { EnterpriseBannerDocument } from '#content/models/documents.ts';
import { linkAddress } from '#site/routing/link-address.ts';
import { BannerPanel } from '#site/slices/banner/banner-panel.tsx';

export const catalogues = await loadWords('companies');

export const handle = defineScreen({
  picture: true,
  hydrate: false,
  cache: { seconds: 60, about: ['offers', 'reference', 'content'] },
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { publicBoard: board, content } = context.get(requestContext);
  const locale = localeOf(url.pathname);
  const [companies, document] = await Promise.all([
    presentCompanies(board, locale),
    contentOr(content.getSingle('enterprise_banner', locale), null),
  ]);
  return { ...companies, banner: document?.data ?? null };
}

/** `/entreprises`: companies that recruit, with links by criterion. */
export default function CompaniesPage() {
  const t = useTranslations('companies');
  const search = useAddress()('/entreprises/recherche');
  const { total, form, featured, sectors, countries, sizes, banner } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageMeta title={t('title')} description={t('description')} />
      <header className={styles.head}>
        <CompanyBreadcrumb />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { count: total })}</p>
      </header>
      <CompanyForm form={form} />
      {featured.length > 0 ? (
        <section className={styles.section} aria-labelledby="featured">
          <h2 id="featured">{t('featured')}</h2>
          <CompanyList companies={featured} headingLevel={3} />
          <a className={buttonClass('secondary')} href={search}>
            {t('all', { count: total })}
            <Icon name="arrow-right" />
          </a>
        </section>
      ) : null}
      {banner ? <EnterpriseBanner banner={banner} /> : null}
      <CountedLinks title={t('bySector')} links={sectors} />
      <CountedLinks title={t('byCountry')} links={countries} />
      <CountedLinks title={t('bySize')} links={sizes} />
    </div>
  );
}

/** The editors' banner above all companies. */
function EnterpriseBanner({ banner }: { banner: EnterpriseBannerDocument['data'] }) {
  const { title, text, image, link, label } = banner;
  const address = linkAddress(link, useLocale());
  return (
    <BannerPanel title={title} text={text} image={image}>
      {address && label ? (
        <p>
          <a className={buttonClass('secondary')} href={address}>
            {label}
          </a>
        </p>
      ) : null}
    </BannerPanel>
  );
}
