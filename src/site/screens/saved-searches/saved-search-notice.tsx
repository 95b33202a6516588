import { useTranslations } from '#words/use-translations.ts';
import { maximumSavedSearches } from '#board/saved-searches/saved-search-limits.ts';
import { Button } from '#ui/button.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Notice } from '#ui/notice.tsx';
import type { SearchesIntent } from './change-searches.ts';

const good = [
  'saved',
  'begun',
  'removed',
  'restored',
  'renamed',
  'alert',
  'asked',
  'paused',
  'resumed',
  'feedOpened',
  'feedClosed',
] as const;
const bad = ['tooMany', 'tooLong', 'accountUnavailable', 'gone', 'askedTooOften', 'noDay'] as const;

type Props = {
  done: string | null;
  /** Id of the search that was removed. */
  removed?: string | null;
  /** Id of the search that was saved. */
  saved?: string | null;
};

/** The last action, with an undo button. */
export function SearchesNotice({ done, removed = null, saved = null }: Props) {
  const t = useTranslations('searches');
  const said = good.find((one) => one === done);
  const refused = bad.find((one) => one === done);
  if (refused) return <Notice tone="warning">{t(`done.${refused}`, { limit: maximumSavedSearches })}</Notice>;
  if (!said) return null;
  return (
    <Notice tone="success">
      <p>{t(`done.${said}`)}</p>
      {said === 'removed' && removed !== null ? <Undo id={removed} intent="restore" /> : null}
      {said === 'begun' && saved !== null ? <Undo id={saved} intent="remove" /> : null}
    </Notice>
  );
}

function Undo({ id, intent }: { id: string; intent: SearchesIntent }) {
  const t = useTranslations('searches');
  return (
    <form method="post" action={useAddress()('/espace-personnel/recherches')}>
      <input type="hidden" name="id" value={id} />
      <Button variant="quiet" name="intent" value={intent}>
        {t('undo')}
      </Button>
    </form>
  );
}
