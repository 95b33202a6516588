import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { loadWords } from '#words/load-words.ts';
import { StateTag } from '#site/parts/applications/state-tag.tsx';
import type { OfferPageData } from '#site/parts/offers/load-offer.ts';

await loadWords('apply', 'details');

/** Says why the viewer can still read a withdrawn offer, and shows the status of their application. */
export function WithdrawnNotice({ ownState }: Pick<OfferPageData, 'ownState'>) {
  const t = useTranslations('details');
  return (
    <Notice tone="warning" title={t('gone.title')}>
      <p>{t('gone.mine')}</p>
      {ownState === null ? null : <StateTag state={ownState} />}
    </Notice>
  );
}
