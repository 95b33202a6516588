import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#words/formats.ts';
import { Notice } from '#ui/notice.tsx';
import { useFound } from './use-found.ts';

/** What became of what was asked, where it is not searched as it stands. */
export function SearchNotes() {
  const t = useTranslations('search');
  const { lacksContinent, correction, typed, silent, query, tags } = useFound();
  return (
    <>
      {lacksContinent ? (
        <Notice tone="warning" title={t('chooseContinent')}>
          {t('countriesDropped')}
        </Notice>
      ) : null}
      {correction ? <CorrectionNotice correction={correction} typed={typed} /> : null}
      {tags.map(({ name, label, members }) =>
        name === 'companies' && label && members ? <HousesNotice key={label} group={label} houses={members} /> : null,
      )}
      {silent ? (
        <Notice tone="info">
          <p>{t('silent', { query })}</p>
        </Notice>
      ) : null}
    </>
  );
}

type Correction = readonly { readonly from: string; readonly to: string }[];

/** Says what was searched in the place of what was typed, and leads to a search of just that. */
function CorrectionNotice({ correction, typed }: { correction: Correction; typed: string | null }) {
  const t = useTranslations('search');
  const format = useFormats();
  const { pathname } = useLocation();
  const quoted = (words: string[]) => format.list(words.map((word) => t('correctionWord', { word })));
  const asTyped = quoted(correction.map(({ from }) => from));
  return (
    <Notice tone="info">
      <p>
        {t('correction', { corrected: quoted(correction.map(({ to }) => to)), typed: asTyped })}{' '}
        {typed === null ? null : <Link to={pathname + typed}>{t('searchTyped', { typed: asTyped })}</Link>}
      </p>
    </Notice>
  );
}

/** So many names of houses are read at a glance. */
const mostHouses = 8;

/** Which companies are searched where a group was asked for. */
function HousesNotice({ group, houses }: { group: string; houses: readonly string[] }) {
  const t = useTranslations('search');
  const format = useFormats();
  const hidden = houses.length - mostHouses;
  const shown = houses.slice(0, mostHouses);
  const names = format.list(hidden > 0 ? [...shown, t('moreHouses', { count: hidden })] : shown);
  return (
    <Notice tone="info">
      <p>{t('houses', { group, houses: names })}</p>
    </Notice>
  );
}
