import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#words/use-locale.ts';
import { linkAddress } from '#site/routing/link-address.ts';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './call-to-action.module.css';

/** A prominent link to the next step. */
export function CallToAction({ slice }: SliceProps<'call_to_action'>) {
  const { title, text, link, label } = slice.primary;
  const address = linkAddress(link, useLocale());
  return (
    <SliceSection title={title} lead={text} className={styles.panel}>
      {address && label ? (
        <a className={buttonClass('primary')} href={address}>
          {label}
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </SliceSection>
  );
}
