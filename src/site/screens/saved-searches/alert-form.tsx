import { useTranslations } from '#words/use-translations.ts';
import { frequencies } from '#board/saved-searches/alert-limits.ts';
import type { MySearch } from '#board/saved-searches/my-searches.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { EditIntent } from './edit-search.ts';
import styles from './searches-page.module.css';
import { useZoneGroups } from './use-zone-groups.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type Props = {
  alert: MySearch['alert'];
  /** Choices of a form that was sent but not saved. */
  typed: Readonly<Record<string, string>>;
};

/** The form of an alert: if and how often it is sent, at which hour, and in which time zone. */
export function AlertForm({ alert, typed }: Props) {
  const t = useTranslations('searches.alert');
  return (
    <form method="post" className={styles.part} id="alerte" aria-labelledby="alerte-titre">
      <h2 id="alerte-titre">{t('title')}</h2>
      {alert.frequency === 'off' ? <p>{t('choose')}</p> : null}
      <SelectField
        name="frequency"
        label={t('frequency')}
        defaultValue={typed['frequency'] ?? alert.frequency}
        options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
      />
      <div className={styles.when}>
        <SelectField
          name="hour"
          label={t('hour')}
          defaultValue={typed['hour'] ?? alert.hour}
          options={hours.map((hour) => ({ value: String(hour), label: t('atHour', { hour }) }))}
        />
        <SelectField
          name="timeZone"
          label={t('timeZone')}
          defaultValue={typed['timeZone'] ?? alert.timeZone}
          groups={useZoneGroups(alert.timeZone)}
        />
      </div>
      <Button name="intent" value={'alert' satisfies EditIntent}>
        {t('save')}
      </Button>
    </form>
  );
}
