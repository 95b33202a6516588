import { useTranslations } from '#words/use-translations.ts';
import type { RecipientKind } from '#board/context/application-recipient.ts';

type Props = { recipient: RecipientKind; transmitted: boolean; spontaneous?: boolean };

/** Names the person or company that received an application, without an e-mail address. */
export function HandedOver({ recipient, transmitted, spontaneous = false }: Props) {
  const t = useTranslations('apply.recipient');
  const target = spontaneous ? 'company' : 'offer';
  return <>{t(recipient, { transmitted: transmitted ? 'yes' : 'no', target })}</>;
}
