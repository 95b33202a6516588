import { useTranslations } from '#words/use-translations.ts';
import type { LoadedProps } from '#site/slices/load-slices.ts';
import { HomeOffers } from '#site/parts/home/home-offers.tsx';

/** The most viewed offers. Menus link to the anchor of this section (specification §9). */
export function FeaturedOffers({ slice, context }: LoadedProps<'featured_offers'>) {
  const t = useTranslations('home.featured');
  const { title, text } = slice.primary;
  return (
    <HomeOffers
      id="offres_a_la_une"
      title={title ?? t('title')}
      lead={text ?? t('lead')}
      offers={context.featured_offers.get(slice.id) ?? []}
      swipe
    />
  );
}
