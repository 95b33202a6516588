import { useTranslations } from 'use-intl';
import { frequencies } from '#board/alerts/alert-limits.ts';
import type { MySearch } from '#board/saved-searches/my-searches.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { timeZones } from '#words/zone-clock.ts';
import type { EditIntent } from './edit-search.ts';
import styles from './searches-page.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Whether one is told of the new offers of a search, how often, and at what hour of which clocks. */
export function AlertForm({ alert }: { alert: MySearch['alert'] }) {
  const t = useTranslations('searches.alert');
  return (
    <form method="post" className={styles.part} id="alerte" aria-labelledby="alerte-titre">
      <h2 id="alerte-titre">{t('title')}</h2>
      <SelectField
        name="frequency"
        label={t('frequency')}
        defaultValue={alert.frequency}
        options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      <SelectField
        name="hour"
        label={t('hour')}
        hint={t('hourHint')}
        defaultValue={alert.hour}
        options={hours.map((hour) => ({ value: String(hour), label: t('atHour', { hour }) }))}
      />
      <SelectField
        name="timeZone"
        label={t('timeZone')}
        defaultValue={alert.timeZone}
        options={timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
      <Button name="intent" value={'alert' satisfies EditIntent}>
        {t('save')}
      </Button>
    </form>
  );
}
