import { linkAddress } from '#site/routing/link-address.ts';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#words/use-locale.ts';
import { SliceSection } from '../section/slice-section.tsx';
import styles from './links.module.css';

/** Links to other pages, one card each. */
export function Links({ slice }: SliceProps<'links'>) {
  const locale = useLocale();
  const links = slice.items.flatMap(({ link, title, text }) => {
    const address = linkAddress(link, locale);
    return address === null || !title ? [] : [{ address, title, text }];
  });
  return (
    <SliceSection title={slice.primary.title}>
      <ul className={styles.links}>
        {links.map(({ address, title, text }) => (
          <li key={address + title}>
            <a className={styles.link} href={address}>
              <span className={styles.title}>
                {title}
                <Icon name="arrow-right" className={styles.arrow} />
              </span>
              {text ? <span className={styles.text}>{text}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </SliceSection>
  );
}
