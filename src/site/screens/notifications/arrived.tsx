import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { useAddress } from '#site/routing/addresses.ts';

/** Says that the list has grown since it was shown; live.ts takes `hidden` away. */
export function Arrived() {
  const t = useTranslations('notifications');
  return (
    <div data-unread="arrived" hidden>
      <Notice tone="info">
        <p>
          {t('arrived')} <a href={useAddress()('/notifications')}>{t('show')}</a>
        </p>
      </Notice>
    </div>
  );
}
