import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './sheet.module.css';

/**
 * Lets the page's script `showPassword` add a button to a password field, and passes the labels of the
 * button.
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
