import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import { CompanyHero } from './company-hero.tsx';
import styles from './company-page.module.css';
import { CompanyProfile } from './company-profile.tsx';
import { CompanyOffers } from './latest-offers.tsx';
import { RecruitsIn } from './recruits-in.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/company-preview-page.ts';
import { loadCompanyPreview } from '#site/parts/unpublished/load-previews.ts';
import { Preview } from '#site/parts/unpublished/preview.tsx';
import { previewScreen } from '#site/parts/unpublished/preview-screen.ts';
import { PreviewRefused } from '#site/parts/unpublished/preview-refused.tsx';
import { throughPreview } from '#site/parts/unpublished/through-preview.ts';

export const catalogues = await loadWords('companies', 'details', 'map', 'offer', 'previews', 'share');

export const handle = previewScreen;

export const headers = () => secretAddress;

/** `/entreprises/preview/{id}`: the whole page of a company, for people who have a link. */
export async function loader(asked: Route.LoaderArgs) {
  return throughPreview(asked, 'company', (id) => loadCompanyPreview(asked, id));
}

export default function CompanyPreviewPage() {
  const t = useTranslations('previews');
  const page = useLoaderData<typeof loader>();
  if (page.refused !== null) return <PreviewRefused reason={page.refused} />;
  const { company } = page.shown;
  return (
    <Preview until={page.until}>
      <div className={styles.page}>
        <PageMeta title={t('title', { name: company.name })} description={t('banner')} />
        <CompanyHero />
        <CompanyProfile company={company} />
        <CompanyOffers />
        <RecruitsIn />
      </div>
    </Preview>
  );
}
