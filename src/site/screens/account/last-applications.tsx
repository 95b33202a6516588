import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { dayInParis } from '#words/paris-days.ts';
import { Tag } from '#ui/tag.tsx';
import { StateTag } from '#site/parts/applications/state-tag.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './account-page.module.css';
import type { Space } from './load-space.ts';
import { EmptyBlock, SpaceBlock, SpaceRow } from './space-block.tsx';

/** The last applications with their states and the days on which the states began. */
export function LastApplications({ last, total }: Space['applications']) {
  const t = useTranslations('account.space.applications');
  const addressOf = useAddress();
  const all = { to: addressOf('/espace-personnel/candidatures'), words: t('all', { count: total }) };
  return (
    <SpaceBlock title={t('title')} all={total === 0 ? null : all}>
      {total === 0 ? (
        <EmptyBlock text={t('none')} next={{ to: addressOf('/offres/recherche'), words: t('search') }} />
      ) : (
        <ul className={styles.rows}>
          {last.map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </ul>
      )}
    </SpaceBlock>
  );
}

function Row({ application }: { application: Space['applications']['last'][number] }) {
  const t = useTranslations('account.space.applications');
  const ended = useTranslations('offer');
  const format = useFormats();
  const to = useAddress()('/espace-personnel/candidatures/:id', { id: application.id });
  const { offer, companyName, state } = application;
  const day = dayInParis(application.since);
  return (
    <SpaceRow
      name={<a href={to}>{offer?.title ?? t('spontaneous')}</a>}
      language={offer?.language}
      about={offer ? `${companyName} · ${offer.city}` : companyName}
    >
      <StateTag state={state} />
      {offer?.mark ? <Tag tone="coral">{ended(offer.mark)}</Tag> : null}
      <time dateTime={day}>{format.day(day)}</time>
    </SpaceRow>
  );
}
