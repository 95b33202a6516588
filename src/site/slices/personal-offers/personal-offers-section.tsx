import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import type { Reason } from '#board/personal-offers/personal-sources.ts';
import { HomeOffers } from '#site/parts/home/home-offers.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { ButtonLink } from '#site/parts/page/button-link.tsx';
import type { Personal } from './load-personal-offers.ts';
import styles from '#site/parts/offers/offers-page.module.css';

const anchor = 'offres_personnalisses';

type Props = {
  readonly personal: Personal;
  /** The editor's text, which replaces the site's own text. */
  readonly title?: string | null;
  readonly lead?: string | null;
};

/**
 * Offers for the candidate, each with its reason. If the profile is incomplete, a link to complete it
 * instead.
 */
export function PersonalOffers({ personal, title, lead }: Props) {
  const t = useTranslations('offers.personal');
  const why = useReason();
  if (personal.kind === 'none') return null;
  if (personal.kind === 'incomplete') return <Hint />;
  if (personal.offers.length === 0) return null;
  const offers = personal.offers.map(({ reason, ...offer }) => ({ ...offer, why: why(reason) }));
  return <HomeOffers id={anchor} title={title ?? t('title')} lead={lead ?? t('lead')} offers={offers} />;
}

function Hint() {
  const t = useTranslations('offers.personal');
  return (
    <section id={anchor} className={styles.section} aria-labelledby="personal">
      <h2 id="personal">{t('title')}</h2>
      <Notice tone="info" title={t('hint')}>
        <p>{t('hintText')}</p>
        <ButtonLink to={useAddress()('/espace-personnel/conditions')}>{t('complete')}</ButtonLink>
      </Notice>
    </section>
  );
}

/** Returns a function that puts a reason into words: «Proche de votre favori « … »». */
function useReason(): (reason: Reason) => string {
  const t = useTranslations('offers.personal');
  return ({ kind, what }) => t(`why.${kind}`, { what });
}
