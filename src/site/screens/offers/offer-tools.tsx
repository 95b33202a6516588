import { useTranslations } from '#words/use-translations.ts';
import type { OfferSummary } from '#board/offers/details/present-offer.ts';
import { buttonClass } from '#ui/button.tsx';
import { AnyIcon } from '#ui/any-icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { usePublicOrigin, useShownViewer } from '#site/request/root-data.ts';
import { Share } from '#site/parts/page/share.tsx';
import styles from './offer-tools.module.css';

/** Tools of an offer: its dates for a calendar, its address to share. */
export function OfferTools({ offer, hideable }: { offer: OfferSummary; hideable: boolean }) {
  const { id, title, companyName: company } = offer;
  const t = useTranslations('details');
  const [address, origin] = [useAddress(), usePublicOrigin()];
  const isCandidate = useShownViewer() !== null;
  const params = { id: String(id) };
  return (
    <div className={styles.tools}>
      <a className={buttonClass('quiet')} href={address('/offres/:id/dates.ics', params)} download>
        <AnyIcon name="clock" />
        {t('toCalendar')}
      </a>
      <Share address={origin + address('/offres/:id', params)} subject={t('mailSubject', { title, company })} />
      {hideable && isCandidate ? (
        <a className={buttonClass('quiet')} href={address('/offres/:id/masquer', params)}>
          {t('hide')}
        </a>
      ) : null}
      <a className={buttonClass('quiet')} href={`${address('/signaler')}?offre=${id}`} rel="nofollow">
        {t('report')}
      </a>
    </div>
  );
}
