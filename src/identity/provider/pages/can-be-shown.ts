import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './sheet.module.css';

/**
 * Returns attributes for a password field, by which the script `showPassword` adds a button with these
 * labels.
 */
export function useCanBeShown() {
  const t = useTranslations('identity.typedPassword');
  return {
    type: 'password',
    'data-show': t('show'),
    'data-hide': t('hide'),
    'data-look': clsx(buttonClass('link'), styles.show),
  } as const;
}
