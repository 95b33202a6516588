import type { Locale } from '#words/locale.ts';
import { officeWords } from '../../frame/office-words.ts';
import type { OfficePage } from '../../request/office-screen.ts';

/** The page that says where the content is edited, if it is not edited here. */
export function elsewherePage(locale: Locale): OfficePage {
  const t = officeWords(locale, 'contents');
  return { title: t('title'), lead: t('elsewhere'), body: <p>{t('elsewhereText')}</p> };
}
