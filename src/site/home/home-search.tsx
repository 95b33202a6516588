import { useTranslations } from 'use-intl';
import { longestQuery } from '#board/offers/search/criteria/query.ts';
import { linkParameters } from '../search/linked-search.ts';
import { useAddress } from '../shell/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './home-search.module.css';

type Props = { zones: readonly { id: number; name: string }[] };

/** The search ticket: what and where, then the stub that one tears off to leave. */
export function HomeSearch({ zones }: Props) {
  const t = useTranslations('home.search');
  return (
    <search aria-label={t('label')}>
      <form className={styles.ticket} action={useAddress()('/offres/recherche')}>
        <div className={styles.fields}>
          <TextField
            label={t('query')}
            name={linkParameters.query}
            id="home-query"
            type="search"
            maxLength={longestQuery}
            placeholder={t('queryPlaceholder')}
          />
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
