import { useContext } from 'react';
import type { Presence as Present } from '#staff/writing/presence.ts';
import { formats } from '#words/formats.ts';
import type { Locale } from '#words/locale.ts';
import { OfficeAddress } from './office-address.ts';
import { officeWords } from './office-words.ts';
import { useOfficeLocale } from './use-office-locale.ts';
import styles from './editing.module.css';

/** Says who else writes a document; empty if nobody does. */
export function presenceWords(locale: Locale, { others, isElsewhere }: Present): string {
  const t = officeWords(locale, 'presence');
  const names = formats[locale].list(others);
  return [others.length === 0 ? '' : t('others', { names, count: others.length }), isElsewhere ? t('elsewhere') : '']
    .filter((text) => text !== '')
    .join(' ');
}

type Props = {
  readonly present: Present;
  /** Form that the script sends to learn more: `present` says that one writes, `who` only asks. */
  readonly sends: 'present' | 'who';
  readonly page?: string;
  readonly member?: string;
};

/** Who else writes the document now. A script keeps it true while the page is visible. */
export function PresenceLine({ present, sends, page, member }: Props) {
  const locale = useOfficeLocale();
  return (
    <output
      className={styles.presence}
      data-presence={sends}
      data-address={useContext(OfficeAddress)}
      data-page={page}
      data-member={member}
    >
      {presenceWords(locale, present)}
    </output>
  );
}
