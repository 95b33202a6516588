import type { ReactNode } from 'react';
import { type Locale, localized } from '#words/locale.ts';
import { officeWords } from './office-words.ts';
import { buttonClass } from '#ui/button.tsx';
import type { OfficePage } from '../request/office-screen.ts';

/** The page for somebody whose roles do not allow what they asked for. */
export function forbiddenPage(locale: Locale): OfficePage {
  const t = officeWords(locale, 'refused');
  return { title: t('forbidden'), lead: t('forbiddenText'), body: home(locale, t('home')), status: 403 };
}

/** The page of an address that leads to nothing. */
export function missingPage(locale: Locale): OfficePage {
  const t = officeWords(locale, 'refused');
  return { title: t('missing'), lead: t('missingText'), body: home(locale, t('home')), status: 404 };
}

const home = (locale: Locale, words: string): ReactNode => (
  <p>
    <a className={buttonClass('secondary')} href={localized(locale, '/bureau')}>
      {words}
    </a>
  </p>
);
