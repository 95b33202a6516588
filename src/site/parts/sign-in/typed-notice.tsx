import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';

type Props = { typed: Readonly<Record<string, string>> | null };

/**
 * Says that the form contains texts that were typed before the session ended. Renders nothing for other
 * forms.
 */
export function TypedNotice({ typed }: Props) {
  const t = useTranslations('frame');
  return typed === null ? null : <Notice tone="info">{t('keptForm')}</Notice>;
}
