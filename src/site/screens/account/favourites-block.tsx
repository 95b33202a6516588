import { useTranslations } from '#words/use-translations.ts';
import { closingDays, watchedDays } from '#board/favourites/favourite-limits.ts';
import { useFormats } from '#words/formats.ts';
import { Tag } from '#ui/tag.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './account-page.module.css';
import type { Space } from './load-space.ts';
import { EmptyBlock, SpaceBlock, SpaceRow } from './space-block.tsx';

/** The favourites that close soon or ended a short time ago. */
export function FavouritesBlock({ watched, total }: Space['favourites']) {
  const t = useTranslations('account.space.favourites');
  const addressOf = useAddress();
  const all = { to: addressOf('/espace-personnel/favoris'), words: t('all', { count: total }) };
  const search = { to: addressOf('/offres/recherche'), words: t('search') };
  return (
    <SpaceBlock title={t('title')} all={total === 0 ? null : all}>
      {watched.length === 0 ? (
        <EmptyBlock
          text={total === 0 ? t('none') : t('quiet', { count: total, days: watchedDays })}
          next={total === 0 ? search : null}
        />
      ) : (
        <ul className={styles.rows}>
          {watched.map((favourite) => (
            <Row key={favourite.id} favourite={favourite} />
          ))}
        </ul>
      )}
    </SpaceBlock>
  );
}

function Row({ favourite }: { favourite: Space['favourites']['watched'][number] }) {
  const t = useTranslations('account.space.favourites');
  const format = useFormats();
  const to = useAddress()('/offres/:id', { id: String(favourite.id) });
  const { title, language, companyName, city, country, ended, day, inDays } = favourite;
  const place = city === '' ? country : `${city}, ${country}`;
  return (
    <SpaceRow
      name={ended === 'withdrawn' ? <span>{title}</span> : <a href={to}>{title}</a>}
      language={language}
      about={`${companyName} · ${place}`}
    >
      {ended === null ? (
        <span className={styles.closing} data-soon={inDays <= closingDays || undefined}>
          {t('closes', { count: inDays })}
        </span>
      ) : (
        <Tag tone="coral">{t(`ended.${ended}`)}</Tag>
      )}
      <time dateTime={day}>{format.day(day)}</time>
    </SpaceRow>
  );
}
