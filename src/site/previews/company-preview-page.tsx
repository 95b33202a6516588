import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadWords } from '#words/load-words.ts';
import { CompanyHero } from '../companies/company-hero.tsx';
import styles from '../companies/company-page.module.css';
import { CompanyProfile } from '../companies/company-profile.tsx';
import { LatestOffers } from '../companies/latest-offers.tsx';
import { RecruitsIn } from '../companies/recruits-in.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { secretAddress } from '../shell/secret-address.ts';
import type { Route } from './+types/company-preview-page.ts';
import { loadCompanyPreview } from './load-previews.ts';
import { Preview } from './preview.tsx';
import { previewScreen } from './preview-screen.ts';
import { PreviewRefused } from './preview-refused.tsx';
import { throughPreview } from './through-preview.ts';

export const catalogues = await loadWords('companies', 'map', 'offer', 'previews');

export const handle = previewScreen;

export const headers = () => secretAddress;

/** `/entreprises/preview/{id}`: the whole page of a company, to whoever has a link. */
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
        <LatestOffers />
        <RecruitsIn />
      </div>
    </Preview>
  );
}
