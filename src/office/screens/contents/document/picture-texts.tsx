import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { picturesWithoutText } from '#content/repository/write/rules/picture-texts.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { documentAddress } from '../document-link.tsx';

/** Says that pictures of a draft lack a text, before somebody publishes it in vain. */
export function PictureTexts({ document, mayWrite }: { document: OfficeDocument; mayWrite: boolean }) {
  const t = useTranslations('office.contents');
  const locale = useOfficeLocale();
  const { id, isPending, content } = document;
  const count = isPending ? picturesWithoutText(content.data) : 0;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('picturesWithoutText', { count })}>
      <p>
        {t('picturesText')} {mayWrite ? <a href={documentAddress(locale, id, '/ecrire')}>{t('write')}</a> : null}
      </p>
    </Notice>
  );
}
