import { listedStates } from '#board/operators/offers/list-office-offers.ts';
import type { Reference } from '#reference/read-reference.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Locale, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { isFiltered, typedFilters } from './typed-filters.ts';

const longest = 200;

/** The filters of the list: a form that sends its fields in the address. */
export function OffersFilters({ query, reference }: { query: URLSearchParams; reference: Reference }) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const whole = localized(locale, '/bureau/offres');
  const { text, country, field, company, state } = typedFilters(query);
  return (
    <form method="get" action={whole} className={parts.stack} noValidate>
      <div className={parts.wideFilters}>
        <TextField label={t('text')} name="texte" type="search" defaultValue={text} maxLength={longest} />
        <SelectField
          label={t('state')}
          name="etat"
          defaultValue={state}
          options={listedStates.map((one) => ({ value: one, label: t(`states.${one}`) }))}
        />
        <SelectField
          label={t('country')}
          name="pays"
          defaultValue={country ?? ''}
          placeholder={t('everyCountry')}
          options={optionsOf(reference.countries, locale)}
        />
        <SelectField
          label={t('field')}
          name="metier"
          defaultValue={String(field ?? '')}
          placeholder={t('everyField')}
          options={optionsOf(reference.specializations, locale)}
        />
        <TextField label={t('company')} name="entreprise" defaultValue={company} maxLength={longest} />
      </div>
      <div className={parts.actions}>
        <Button variant="secondary">{t('filter')}</Button>
        {isFiltered(query) ? (
          <a className={parts.tableLink} href={whole}>
            {t('reset')}
          </a>
        ) : null}
      </div>
    </form>
  );
}

function optionsOf(values: ReadonlyMap<string | number, Readonly<Record<Locale, string>>>, locale: Locale) {
  const options = [...values].map(([id, label]) => ({ value: String(id), label: label[locale] }));
  return options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
