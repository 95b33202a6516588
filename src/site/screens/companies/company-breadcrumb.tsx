import { useTranslations } from '#words/use-translations.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { Breadcrumb as Path } from '#site/parts/page/breadcrumb.tsx';

/**
 * The breadcrumb of company pages: the home page, the companies, the page itself. `PageMeta` writes it for
 * search engines.
 */
export function CompanyBreadcrumb({ name }: { name?: string }) {
  const t = useTranslations('companies');
  const companies = { name: t('title'), to: useAddress()('/entreprises') };
  return name === undefined ? <Path name={companies.name} /> : <Path name={name} above={[companies]} />;
}
