import { useSyncExternalStore } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Icon } from '#ui/icon.tsx';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';
import { useAddress } from '#site/routing/addresses.ts';

/**
 * A button that saves the current search and switches its alert on. If the search is already saved, a script
 * replaces the button by a link to the saved search; pages that visitors share cannot contain saved searches.
 */
export function SaveSearchForm({ icon = false, className }: { icon?: boolean; className: string | undefined }) {
  const t = useTranslations('search.saving');
  const addressOf = useAddress();
  const { own, saved } = useSearchPageData();
  const timeZone = useBrowserZone();
  if (saved !== null) {
    const to = addressOf('/espace-personnel/recherches/:id', { id: saved });
    return (
      <a className={className} href={to}>
        <Label text={t('saved')} icon={icon} />
      </a>
    );
  }
  return (
    <form method="post" action={addressOf('/espace-personnel/recherches/enregistrer')}>
      <input type="hidden" name="address" value={own.slice(1)} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <input type="hidden" name="alert" value="yes" />
      <button className={className}>
        <Label text={t('save')} icon={icon} />
      </button>
    </form>
  );
}

const unchanging = () => () => {};

/** Returns the time zone of the browser; '' until scripts run. */
function useBrowserZone(): string {
  return useSyncExternalStore(
    unchanging,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  );
}

function Label({ text, icon }: { text: string; icon: boolean }) {
  if (!icon) return text;
  return (
    <>
      <Icon name="bookmark" />
      {text}
    </>
  );
}
