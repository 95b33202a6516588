import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { HomeOffers } from '../../home/home-offers.tsx';
import { PlaceList } from '../../map/place-list.tsx';
import { useAddress } from '../../shell/addresses.ts';
import type { LoadedProps } from '../../editorial/load-slices.ts';

/** The offers of one country, and the ways to them by city and by profession. */
export function OffersByCountry({ slice, context }: LoadedProps<'offers_by_country'>) {
  const t = useTranslations('content.countryOffers');
  const search = useAddress()('/offres/recherche');
  const found = context.offers_by_country.get(slice.id);
  if (!found) return null;
  return (
    <>
      <HomeOffers id={`offers-${slice.id}`} title={t('title', { count: found.total })} offers={found.offers}>
        {found.total > 0 ? (
          <a className={buttonClass('secondary')} href={search + found.search}>
            {t('all', { count: found.total })}
            <Icon name="arrow-right" />
          </a>
        ) : null}
      </HomeOffers>
      <PlaceList title={t('cities')} places={found.cities} screen={search} />
      <PlaceList title={t('professions')} places={found.professions} screen={search} />
    </>
  );
}
