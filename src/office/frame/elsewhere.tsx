import type { Repository } from '#content/repository/repository.ts';
import type { Locale } from '#words/locale.ts';
import { officeWords } from './office-words.ts';
import type { OfficeParts } from '../request/office-parts.ts';
import type { OfficePage } from '../request/office-screen.ts';

/** The content is edited in another system, which this site is configured to read. */
class ContentElsewhere extends Error {
  readonly code = 'office.contentElsewhere';
}

/** @throws ContentElsewhere */
export function repositoryOf({ repository }: OfficeParts): Repository {
  if (repository === null) throw new ContentElsewhere('the site reads another content system');
  return repository;
}

/** The page that says where the content is edited, if it is not edited here. */
export function elsewherePage(locale: Locale): OfficePage {
  const t = officeWords(locale, 'contents');
  return { title: t('title'), lead: t('elsewhere'), body: <p>{t('elsewhereText')}</p> };
}
