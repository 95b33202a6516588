import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';

type Props = { title: string; address: string; kind?: 'link' | 'key' };

/** A link or a key that the office shows once, because it keeps only its fingerprint. */
export function OnceShownLink({ title, address, kind = 'link' }: Props) {
  const t = useTranslations('office.frame');
  return (
    <Notice tone="warning" title={title}>
      <p>
        <code>{address}</code>
      </p>
      <Button
        type="button"
        variant="secondary"
        data-copy={address}
        data-copied={t(kind === 'key' ? 'keyCopied' : 'copied')}
        hidden
      >
        {t(kind === 'key' ? 'copyKey' : 'copy')}
      </Button>
    </Notice>
  );
}
