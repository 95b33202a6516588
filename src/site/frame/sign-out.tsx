import { useTranslations } from '#words/use-translations.ts';
import { AnyIcon } from '#ui/any-icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';

export function SignOut({ className }: { className: string | undefined }) {
  const t = useTranslations('shell');
  return (
    <form method="post" action={useAddress()('/deconnexion')}>
      <button className={className}>
        <AnyIcon name="log-out" />
        {t('signOut')}
      </button>
    </form>
  );
}
