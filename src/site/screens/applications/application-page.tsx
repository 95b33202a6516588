import { data, Link, useActionData, useLoaderData } from 'react-router';
import { exchangeClosure } from '#board/applications/exchange/exchange-policy.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { WholeApplication } from '#board/applications/read-my-application.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Tag } from '#ui/tag.tsx';
import { useFormats } from '#words/formats.ts';
import { loadWords } from '#words/load-words.ts';
import { requestContext } from '#site/request/context.ts';
import { useAddress } from '#site/routing/addresses.ts';
import { PageMeta } from '#site/parts/page/page-meta.tsx';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/application-page.ts';
import { ApplicationHistory } from './application-history.tsx';
import { AppliedOffer } from './applied-offer.tsx';
import styles from './application-page.module.css';
import { ExchangeSection } from '#site/parts/applications/exchange-section.tsx';
import { HandedOver } from '#site/parts/applications/handed-over.tsx';
import { loadExchange } from '#site/parts/applications/load-exchange.ts';
import { loadApplication } from './load-application.ts';
import { sendReply } from './send-reply.ts';
import { SentFacts } from './sent-facts.tsx';
import { StateTag } from '#site/parts/applications/state-tag.tsx';
import { typedBefore } from '#site/parts/sign-in/typed-before.ts';
import { TypedNotice } from '#site/parts/sign-in/typed-notice.tsx';

export const catalogues = await loadWords('applications', 'apply', 'details', 'errors', 'exchange', 'fields', 'offer');

export const handle = defineScreen({ hydrate: false, robots: 'noindex' });

export const action = sendReply;

/**
 * `/espace-personnel/candidatures/{id}`: an application with its status, the exchange with its recruiter and
 * its content.
 */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const application = await loadApplication(context, url, params.id);
  const closure = exchangeClosure(application.state);
  const exchange = await loadExchange(context.get(requestContext).board, application, { closure, url });
  const { kept: typed, headers } = await typedBefore({ context, request, url });
  const done = application.state === 'withdrawn' && url.searchParams.get('done') === 'withdrawn';
  return data({ application, exchange, typed, done }, { headers });
}

/** The exchange with the recruiter, and the form for the next message. */
function Exchange() {
  const { application, exchange, typed } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { companyName: other } = application;
  return <ExchangeSection reader="candidate" {...{ exchange, other, failure, typed: typed?.['message'] }} />;
}

export default function ApplicationPage() {
  const t = useTranslations('applications');
  const { application, typed, done } = useLoaderData<typeof loader>();
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
      <TypedNotice typed={typed} />
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
      <Exchange />
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
