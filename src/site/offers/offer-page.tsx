import { type ClientActionFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { missionTypeOf } from '#board/reference/mission-types.ts';
import { sendOrKeep } from '../documents/send-or-keep.ts';
import { loadWords } from '../i18n/load-words.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import { StaticPart } from '../shell/static-part.tsx';
import { ApplySection } from './apply-section.tsx';
import type { loader } from './load-offer.ts';
import type { action } from './send-application.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferGate } from './offer-gate.tsx';
import { OfferHero } from './offer-hero.tsx';
import { SimilarList } from './similar-list.tsx';
import { WholeText } from './whole-text.tsx';

import styles from './offer-page.module.css';

await loadWords('offer');

export const handle: ScreenHandle = { limit: { name: 'apply', max: 20, counts: 'posts' } };

export { loader } from './load-offer.ts';
export { action } from './send-application.ts';

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendOrKeep(() => serverAction<typeof action>(), { fields: {}, refusal: 'failed' as const, values: {} });
}

export default function OfferPage() {
  const { shown, apply } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <OfferMeta />
      <OfferHero offer={shown.offer} jump={apply.kind === 'form'} />
      {shown.whole ? (
        <div className={styles.columns}>
          <StaticPart id={`text-${shown.offer.id}`} className={styles.text}>
            {import.meta.env.SSR ? <WholeText offer={shown.offer} /> : null}
          </StaticPart>
          <OfferFacts offer={shown.offer} />
          <ApplySection />
        </div>
      ) : (
        <OfferGate offer={shown.offer} />
      )}
      <Similar />
    </div>
  );
}

function OfferMeta() {
  const t = useTranslations('offer');
  const { offer } = useLoaderData<typeof loader>().shown;
  const { title, cityName: city, countryName: country, companyName: company, durationMonths: months } = offer;
  const type = t(`type.${missionTypeOf(offer)}`);
  return (
    <PageMeta
      title={t('metaTitle', { title, city, country })}
      description={t('metaDescription', { type, months, city, country, company, opening: offer.openingLines })}
      robots={offer.state === 'open' ? 'index' : 'noindex'}
    />
  );
}

function Similar() {
  const { shown, similar } = useLoaderData<typeof loader>();
  if (similar.length === 0) return null;
  return (
    <StaticPart id={`similar-${shown.offer.id}`} as="section" className={styles.similar} aria-labelledby="similar">
      {import.meta.env.SSR ? <SimilarList offers={similar} /> : null}
    </StaticPart>
  );
}
