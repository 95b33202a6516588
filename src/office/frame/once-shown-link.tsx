import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';

type Props = { title: string; address: string };

/** A link that the office shows once, because it keeps only its fingerprint. */
export function OnceShownLink({ title, address }: Props) {
  const t = useTranslations('office.frame');
  return (
    <Notice tone="warning" title={title}>
      <p>
        <code>{address}</code>
      </p>
      <Button type="button" variant="secondary" data-copy={address} data-copied={t('copied')} hidden>
        {t('copy')}
      </Button>
    </Notice>
  );
}
