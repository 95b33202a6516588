import { mostResent } from '#board/operators/letters/resend-given-up.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useLetterName } from '../../frame/letter-name.ts';
import { OfficeForm } from '../../frame/office-form.tsx';

type Props = { letter: string; count: number };

/** Says what sending all letters of a kind again would do, and does it. */
export function ResendAll({ letter, count }: Props) {
  const t = useTranslations('office.mail');
  const name = useLetterName()(letter);
  if (count === 0) return null;
  // Letters about accounts hold codes that have expired.
  if (letter.startsWith('account.') || letter.endsWith('-code')) return <p>{t('neverResent')}</p>;
  const sent = Math.min(count, mostResent);
  return (
    <Notice tone="info" title={t('resendAllTitle', { count: sent, name })}>
      <p>{t('resendAllText', { rest: count - sent })}</p>
      <OfficeForm name="resendAll" refused={null} send={t('resendAll', { count: sent })}>
        <input type="hidden" name="letter" value={letter} />
      </OfficeForm>
    </Notice>
  );
}
