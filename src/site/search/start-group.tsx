import { useTranslations } from 'use-intl';
import { useCriterionWords } from './criterion-words.ts';
import { FilterGroup } from './filter-group.tsx';
import { Option, useCounted } from './option-list.tsx';
import type { FilterOption } from './present-filters.ts';
import styles from './option-list.module.css';

/** When the mission starts: one answer, or none. */
export function StartGroup({ options }: { options: readonly FilterOption[] }) {
  const t = useTranslations('search');
  const { nameOption } = useCriterionWords();
  const counted = useCounted();
  const free = options.every(([, , , on]) => !on);
  return (
    <FilterGroup name="missionStartDate" options={options}>
      <ul className={styles.list}>
        <li>
          <Option
            type="radio"
            name="missionStartDate"
            value=""
            label={t('startAny')}
            count={null}
            counted={counted}
            on={free}
          />
        </li>
        {options.map((option) => (
          <li key={option[0]}>
            <Option
              type="radio"
              name="missionStartDate"
              value={option[0]}
              label={nameOption('missionStartDate', option)}
              count={option[2]}
              counted={counted}
              on={option[3]}
            />
          </li>
        ))}
      </ul>
    </FilterGroup>
  );
}
