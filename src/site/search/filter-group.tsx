import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import styles from './filter-group.module.css';
import { OptionList } from './option-list.tsx';
import type { FilterName, FilterOption } from './present-filters.ts';

type GroupName = Exclude<FilterName, 'teletravail' | 'porteEnv'>;
type Props = { name: GroupName; options: readonly FilterOption[]; open?: boolean; children?: ReactNode };

/** A criterion of the form: its values behind its name, open when one is in use. */
export function FilterGroup({ name, options, open = false, children }: Props) {
  const t = useTranslations('search');
  const inUse = options.filter(([, , , on]) => on).length;
  const opened = useStickyTrue(open || inUse > 0);
  if (options.length === 0 && children === undefined) return null;
  return (
    <details className={styles.group} open={opened}>
      <summary className={styles.summary}>
        <span>{t(`group.${name}`)}</span>
        {inUse > 0 ? (
          <span className={styles.inUse}>
            <span aria-hidden="true">{inUse}</span>
            <span className="visually-hidden">{t('inUse', { count: inUse })}</span>
          </span>
        ) : null}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{t(`group.${name}`)}</legend>
        {children ?? <OptionList name={name} options={options} />}
      </fieldset>
    </details>
  );
}

/** Once true, stays true: a group does not close under the hand that unticks its last value. */
function useStickyTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return now || was;
}
