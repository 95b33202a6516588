import type { Webhook } from '#board/operators/webhooks/list-webhooks.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';

/** Where a webhook stands, in words. */
export function WebhookState({ webhook: { stoppedAt, failingSince } }: { webhook: Webhook }) {
  const t = useTranslations('office.webhooks');
  if (stoppedAt !== null) return <Tag tone="coral">{t('stopped')}</Tag>;
  return failingSince === null ? <Tag tone="sea">{t('on')}</Tag> : <Tag tone="coral">{t('failing')}</Tag>;
}
