import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { HomeOffers } from '#site/parts/home/home-offers.tsx';
import { PlaceList } from '#site/parts/map/place-list.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import type { loadCountryOffers } from './load-country-offers.ts';

type Props = { readonly id: string; readonly found: NonNullable<Awaited<ReturnType<typeof loadCountryOffers>>> };

/** The offers of a country, with links by city and by job field. */
export function CountryOffers({ id, found }: Props) {
  const t = useTranslations('content.countryOffers');
  const search = useAddress()('/offres/recherche');
  return (
    <>
      <HomeOffers id={id} title={t('title', { count: found.total })} offers={found.offers}>
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
