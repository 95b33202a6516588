import type { ListedKey } from '#board/operators/keys/list-keys.ts';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';

/** Says what ends when a key is revoked. */
export function RevokePage({ listed: { name, prefix, lastUsedOn } }: { listed: ListedKey }) {
  const t = useTranslations('office.keys');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const day = lastUsedOn === null ? null : format.dateTime(new Date(`${lastUsedOn}T12:00:00Z`), { dateStyle: 'long' });
  return (
    <div className={parts.stack}>
      <Notice tone="warning" title={t('revokeWhat', { name })}>
        <p>{day === null ? t('revokeUnused') : t('revokeUsed', { day })}</p>
        <p>{t('revokeForGood')}</p>
      </Notice>
      <OfficeForm name="revoke" refused={null} send={t('revokeNow')} variant="danger">
        <input type="hidden" name="prefix" value={prefix} />
      </OfficeForm>
      <p>
        <a href={localized(locale, '/bureau/cles')}>{t('dontRevoke')}</a>
      </p>
    </div>
  );
}
