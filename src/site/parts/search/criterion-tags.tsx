import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isExcluded } from './criterion-forms.ts';
import styles from './criterion-tags.module.css';
import type { CriterionTag } from '#search/naming/criterion-tags.ts';
import { useTagNames } from './use-tag-names.ts';

/** The criteria in use, as tags. Each tag links to the same search without the criterion of the tag. */
export function CriterionTags({ tags }: { tags: readonly CriterionTag[] }) {
  const t = useTranslations('search');
  const { pathname } = useLocation();
  const nameOf = useTagNames();
  if (tags.length === 0) return null;
  return (
    <div className={styles.bar}>
      <ul className={styles.tags} aria-label={t('tags')}>
        {tags.map((tag) => (
          <li key={`${tag.name} ${tag.part} ${tag.value}`}>
            <Link
              to={pathname + tag.without}
              className={clsx(styles.tag, isExcluded(tag) && styles.excluded)}
              preventScrollReset
              aria-label={t('removeTag', { criterion: nameOf(tag) })}
            >
              <span className={styles.name}>{nameOf(tag)}</span>
              <Icon name="close" className={styles.cross} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={pathname} className={buttonClass('link')} preventScrollReset>
        {t('reset')}
      </Link>
    </div>
  );
}
