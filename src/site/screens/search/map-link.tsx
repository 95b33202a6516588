import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useSearchPageData } from '#site/parts/search/use-found.ts';

/** The same search on the map, which has no pages. */
export function MapLink({ className }: { className: string | undefined }) {
  const t = useTranslations('search');
  const map = useAddress()('/offres/carte');
  const asked = new URLSearchParams(useSearchPageData().own);
  asked.delete('page');
  return (
    <a className={className} href={asked.size === 0 ? map : `${map}?${asked}`}>
      <Icon name="globe" />
      {t('map')}
    </a>
  );
}
