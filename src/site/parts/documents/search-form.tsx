import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { controlClass, FieldFrame } from '#ui/field-frame.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './search-form.module.css';

/** The form that searches offers, companies and content together. */
export function SearchForm({ search = '' }: { readonly search?: string }) {
  const t = useTranslations('content.search');
  return (
    <search aria-label={t('label')}>
      <form className={styles.form} action={useAddress()('/recherche')}>
        <FieldFrame label={t('field')} name="search" id="content-search">
          <input id="content-search" name="search" type="search" defaultValue={search} className={controlClass} />
        </FieldFrame>
        <Button type="submit">{t('submit')}</Button>
      </form>
    </search>
  );
}
