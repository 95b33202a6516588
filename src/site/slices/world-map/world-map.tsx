import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { LoadedProps } from '#site/slices/load-slices.ts';
import { linkParameters } from '#site/parts/search-links/linked-search.ts';
import { OffersMap as Map } from '#site/parts/map/offers-map.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './world-map.module.css';

/**
 * The map of open offers, and a list of countries to choose from. The map is left out if the page begins with
 * one.
 */
export function WorldMapSlice({ slice, context }: LoadedProps<'world_map'>) {
  const search = useAddress()('/offres/recherche');
  const shown = context.world_map.get(slice.id);
  if (!shown) return null;
  return (
    <SliceSection title={slice.primary.title} lead={slice.primary.text}>
      <CountryForm countries={shown.countries} />
      {context.hero.size > 0 ? null : <Map discs={shown.discs} screen={search} inset />}
    </SliceSection>
  );
}

type Country = { readonly id: string; readonly name: string; readonly count: number };

/** A form to choose a country. It sends no zone, because the zone follows from the country. */
function CountryForm({ countries }: { countries: readonly Country[] }) {
  const t = useTranslations('content.countrySelect');
  return (
    <form className={styles.form} action={useAddress()('/offres/recherche')}>
      <SelectField
        label={t('label')}
        name={linkParameters.countries}
        id="map-country"
        options={countries.map(({ id, name, count }) => ({ value: id, label: t('option', { name, count }) }))}
      />
      <Button type="submit" variant="secondary">
        {t('submit')}
      </Button>
    </form>
  );
}
