import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { LoadedProps } from '#site/slices/load-slices.ts';
import { HomeOffers } from '#site/parts/home/home-offers.tsx';
import { useAddress } from '#site/routing/addresses.ts';

/** The latest offers. */
export function LatestOffersSlice({ slice, context }: LoadedProps<'latest_offers'>) {
  const t = useTranslations('home.latest');
  const { title, text } = slice.primary;
  return (
    <HomeOffers
      id="dernieres_offres"
      title={title ?? t('title')}
      {...(text && { lead: text })}
      offers={context.latest_offers.get(slice.id) ?? []}
    >
      <a className={buttonClass('secondary')} href={`${useAddress()('/offres/recherche')}?latest=true`}>
        {t('all')}
        <Icon name="arrow-right" />
      </a>
    </HomeOffers>
  );
}
