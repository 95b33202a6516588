import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { useTranslations } from '#words/use-translations.ts';
import { SeenForm } from '../../../editing/acts/seen-form.tsx';

type Props = { document: OfficeDocument; version: number };

/** Makes a version the draft, and says first what that means. */
export function RestoreForm({ document, version }: Props) {
  const t = useTranslations('office.contents');
  return (
    <SeenForm document={document} refused={null} name="restore" send={t('restore', { version })} variant="secondary">
      <input type="hidden" name="version" value={version} />
      <p>{t('restoreLead')}</p>
    </SeenForm>
  );
}
