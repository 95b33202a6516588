import { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import { useAddress } from '#site/routing/addresses.ts';

export function SignOut({ className }: { className: string | undefined }) {
  const t = useTranslations('shell');
  return (
    <form method="post" action={useAddress()('/deconnexion')}>
      <button className={className}>
        <Icon name="log-out" />
        {t('signOut')}
      </button>
    </form>
  );
}
