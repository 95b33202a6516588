import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { localized } from '#words/locale.ts';
import { OnceShownLink } from '../../../frame/once-shown-link.tsx';
import { officeWords } from '../../../frame/office-words.ts';
import parts from '../../../frame/parts.module.css';
import type { StaffRequest } from '../../../request/office-request.ts';
import type { OfficePage } from '../../../request/office-screen.ts';
import { documentAddress } from '../document-link.tsx';

/** Shows a link for a review. It is in the language of the document, as its reader is. */
export function madeLinkPage(
  { parts: given, locale }: StaffRequest,
  { id, lang, title }: OfficeDocument,
  token: string,
): OfficePage {
  const t = officeWords(locale, 'reviewLinks');
  const address = new URL(localized(lang, `/bureau/relecture/${token}`), given.publicUrl).href;
  return {
    title: t('made'),
    lead: title,
    body: (
      <div className={parts.stack}>
        <OnceShownLink title={t('madeOnce')} address={address} />
        <p>
          <a href={documentAddress(locale, id)}>{t('back')}</a>
        </p>
      </div>
    ),
  };
}
