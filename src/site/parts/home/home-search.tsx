import { useTranslations } from '#words/use-translations.ts';
import { linkParameters } from '#site/parts/search-links/linked-search.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { SuggestingField } from '#site/parts/suggestions/suggesting-field.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { controlClass, FieldFrame } from '#ui/field-frame.tsx';
import { SelectField } from '#ui/select-field.tsx';
import styles from './home-search.module.css';

type Props = { zones: readonly { id: number; name: string }[] };

/** The search form, designed as a ticket: job and place, and a stub to tear off as the button. */
export function HomeSearch({ zones }: Props) {
  const t = useTranslations('home.search');
  return (
    <search aria-label={t('label')}>
      <form className={styles.ticket} action={useAddress()('/offres/recherche')}>
        <div className={styles.fields}>
          <FieldFrame label={t('query')} name={linkParameters.query} id="home-query">
            <div className={styles.query}>
              <SuggestingField
                id="home-query"
                name={linkParameters.query}
                className={controlClass}
                placeholder={t('queryPlaceholder')}
              />
            </div>
          </FieldFrame>
          <SelectField
            label={t('zone')}
            name={linkParameters.zones}
            id="home-zone"
            placeholder={t('everywhere')}
            options={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
        <div className={styles.stub}>
          <Button type="submit" className={styles.submit}>
            {t('submit')}
            <Icon name="arrow-right" />
          </Button>
        </div>
      </form>
    </search>
  );
}
