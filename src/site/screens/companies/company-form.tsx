import { useTranslations } from '#words/use-translations.ts';
import { linkParameters } from '#site/parts/search-links/linked-search.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './company-form.module.css';
import type { CompanyFormData } from '#site/parts/companies/present-company-form.ts';

/** The form of the company search, sent by GET. */
export function CompanyForm({ form }: { form: CompanyFormData }) {
  const t = useTranslations('companies.form');
  const isNarrowed = [form.sectors, form.countries, form.sizes].some(({ defaultValue }) => defaultValue !== '');
  return (
    <search aria-label={t('label')}>
      <form className={styles.form} action={useAddress()('/entreprises/recherche')}>
        <TextField
          label={t('name')}
          name={linkParameters.query}
          type="search"
          defaultValue={form.text}
          maxLength={form.longestText}
        />
        <details className={styles.more} open={isNarrowed}>
          <summary>
            <Icon name="filter" />
            {t('more')}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div className={styles.choices}>
            <SelectField label={t('sector')} placeholder={t('anySector')} {...form.sectors} />
            <SelectField label={t('country')} placeholder={t('anyCountry')} {...form.countries} />
            <SelectField label={t('size')} placeholder={t('anySize')} {...form.sizes} />
          </div>
        </details>
        <Button type="submit" className={styles.submit}>
          <Icon name="search" />
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
