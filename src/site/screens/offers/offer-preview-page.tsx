import { useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { loadWords } from '#words/load-words.ts';
import application from '#site/parts/applying/apply-section.module.css';
import { CompanyPanel } from './company-panel.tsx';
import { OfferFacts } from '#site/parts/offer-card/offer-facts.tsx';
import { OfferHero } from './offer-hero.tsx';
import styles from './offer-page.module.css';
import { OfferText } from '#site/parts/offers/offer-text.tsx';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { secretAddress } from '#site/routing/secret-address.ts';
import type { Route } from './+types/offer-preview-page.ts';
import { loadOfferPreview } from '#site/parts/unpublished/load-previews.ts';
import { Preview } from '#site/parts/unpublished/preview.tsx';
import { previewScreen } from '#site/parts/unpublished/preview-screen.ts';
import { PreviewRefused } from '#site/parts/unpublished/preview-refused.tsx';
import { throughPreview } from '#site/parts/unpublished/through-preview.ts';

export const catalogues = await loadWords('apply', 'details', 'offer', 'previews');

export const handle = previewScreen;

export const headers = () => secretAddress;

/** `/offres/preview/{id}`: an unpublished offer, for people who have a link. */
export async function loader(asked: Route.LoaderArgs) {
  return throughPreview(asked, 'offer', (id) => loadOfferPreview(asked, id));
}

export default function OfferPreviewPage() {
  const t = useTranslations('previews');
  const apply = useTranslations('apply');
  const page = useLoaderData<typeof loader>();
  if (page.refused !== null) return <PreviewRefused reason={page.refused} />;
  const { offer, startPassed, until } = page;
  return (
    <Preview until={until}>
      <div className={styles.page}>
        <PageMeta title={t('title', { name: offer.title })} description={t('banner')} />
        <OfferHero offer={offer} startPassed={startPassed} apply={null} isFavourite={false} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <OfferText offer={offer} />
            <CompanyPanel company={offer.company} contact={offer.contact} />
          </div>
          <OfferFacts offer={offer} />
          <section className={application.apply} aria-labelledby="apply-title">
            <h2 id="apply-title">{apply('title')}</h2>
            <p>{t('applyHere')}</p>
            <Button disabled>{apply('send')}</Button>
          </section>
        </div>
      </div>
    </Preview>
  );
}
