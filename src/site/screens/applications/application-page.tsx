import { Link, useLoaderData } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import type { WholeApplication } from '#board/applications/read-my-application.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Tag } from '#ui/tag.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/application-page.ts';
import { ApplicationHistory } from './application-history.tsx';
import { AppliedOffer } from './applied-offer.tsx';
import styles from './application-page.module.css';
import { HandedOver } from '#site/parts/applications/handed-over.tsx';
import { loadApplication } from './load-application.ts';
import { SentFacts } from './sent-facts.tsx';
import { StateTag } from '#site/parts/applications/state-tag.tsx';

export const catalogues = await loadWords('applications', 'apply', 'details', 'offer');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

/** `/espace-personnel/candidatures/{id}`: an application with its status and its content. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const application = await loadApplication(context, url, params.id);
  return { application, done: application.state === 'withdrawn' && url.searchParams.get('done') === 'withdrawn' };
}

export default function ApplicationPage() {
  const t = useTranslations('applications');
  const { application, done } = useLoaderData<typeof loader>();
  const { id, offer, companyName, state, history, mayWithdraw, recipient, transmitted, copy } = application;
  const title = offer?.title ?? t('spontaneous');
  const addressOf = useAddress();
  return (
    <Page
      eyebrow={t('one.eyebrow')}
      title={<span lang={offer?.language}>{title}</span>}
      lead={offer ? `${companyName} · ${offer.city}, ${offer.country}` : companyName}
      narrow
    >
      <PageMeta title={`${t('one.eyebrow')} · ${title}`} description={t('one.description')} />
      {done ? <Notice tone="success">{t('one.withdrawn')}</Notice> : null}
      <p className={styles.head}>
        <StateTag state={state} />
        <OfferEnd application={application} />
        {offer ? <span>{t('reference', { reference: offer.reference })}</span> : null}
      </p>
      {state === 'failed' ? null : (
        <p>
          <HandedOver recipient={recipient} transmitted={transmitted} spontaneous={offer === null} />
        </p>
      )}
      <ApplicationHistory steps={history} recipient={recipient} />
      <SentFacts application={application} />
      {copy === null ? null : <AppliedOffer copy={copy} />}
      <p className={styles.ways}>
        {offer ? (
          <Link className={buttonClass('secondary')} to={addressOf('/offres/:id', { id: String(offer.id) })}>
            {t('one.offer')}
          </Link>
        ) : null}
        {mayWithdraw ? (
          <Link className={buttonClass('quiet')} to={addressOf('/espace-personnel/candidatures/:id/retirer', { id })}>
            {t('one.withdraw')}
          </Link>
        ) : null}
        <Link className={buttonClass('quiet')} to={addressOf('/espace-personnel/candidatures')}>
          {t('one.all')}
        </Link>
      </p>
    </Page>
  );
}

/** The mark of an offer that has ended. A withdrawn offer says since when. */
function OfferEnd({ application: { offer, offerWithdrawnAt: date } }: { application: WholeApplication }) {
  const t = useTranslations('applications');
  const withdrawn = useTranslations('offer');
  const format = useFormats();
  if (date !== null)
    return (
      <Tag tone="coral">{withdrawn('withdrawnSince', { date: format.dateTime(date, { dateStyle: 'long' }) })}</Tag>
    );
  return offer?.mark ? <Tag tone="coral">{t(`mark.${offer.mark}`)}</Tag> : null;
}
