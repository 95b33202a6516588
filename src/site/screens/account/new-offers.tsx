import { useTranslations } from '#words/use-translations.ts';
import { Tag } from '#ui/tag.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './account-page.module.css';
import type { Space } from './load-space.ts';
import { EmptyBlock, SpaceBlock, SpaceRow } from './space-block.tsx';

/** The numbers of new offers of the saved searches. */
export function NewOffersBlock({ fresh, total, silent }: Space['searches']) {
  const t = useTranslations('account.space.searches');
  const addressOf = useAddress();
  const all = { to: addressOf('/espace-personnel/recherches'), words: t('all', { count: total }) };
  const offers = { to: addressOf('/offres/recherche'), words: t('search') };
  return (
    <SpaceBlock title={t('title')} all={total === 0 ? null : all}>
      {fresh.length === 0 ? (
        <EmptyBlock text={total === 0 ? t('none') : t('quiet', { count: total })} next={total === 0 ? offers : null} />
      ) : (
        <ul className={styles.rows}>
          {fresh.map((search) => (
            <SpaceRow key={search.id} name={<a href={offers.to + search.search}>{search.name}</a>}>
              <Tag tone="coral">{t('fresh', { count: search.fresh })}</Tag>
            </SpaceRow>
          ))}
        </ul>
      )}
      {silent > 0 ? <p className={styles.hint}>{t('silent', { count: silent })}</p> : null}
    </SpaceBlock>
  );
}
