import { clsx } from 'clsx';
import type { Locale } from '#words/locale.ts';
import { missionTypeOf } from '#reference/mission-types.ts';
import { DottedList } from '#ui/dotted-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { countrySearch, linkedSearch } from '#site/parts/search-links/linked-search.ts';
import { FavouriteButton } from '#site/parts/favourite-button/favourite-button.tsx';
import { addressOf } from '#site/routing/addresses.ts';
import { CachedMarkup } from '#site/scripts/cached-markup.tsx';
import { inPlace } from '#site/scripts/open-in-place.ts';
import type { CardWords } from './card-words.ts';
import actions from './card-actions.module.css';
import styles from './offer-card.module.css';
import { OfferStub } from './offer-stub.tsx';
import sheet from './pass-sheet.module.css';
import type { ShownOffer } from './present-card.ts';

type Props = {
  offer: ShownOffer;
  words: CardWords;
  headingLevel?: 2 | 3 | 4;
  mark?: 'filled' | 'expired' | undefined;
  /** When its source withdrew the offer. The stamp then says this day. */
  withdrawnAt?: Date | null;
  /** Reason why the offer is in the list, if that is not obvious. */
  why?: string | null;
  /** Reason why a search found the offer, if its texts do not say so: a few words beside the company. */
  match?: string | null;
  /** False if the offer no longer has a page, so that the title is not a link. */
  linked?: boolean;
  /** True for a list from which a candidate may hide offers. */
  hideable?: boolean;
};

/**
 * An offer as a boarding pass: place, mission, and a stub with duration, start and allowance. The whole card
 * leads to the offer, except two links: the place leads to the offers there, and the company to its page.
 * Screen readers read the title first.
 */
export function OfferCard({ words, ...props }: Props) {
  return (
    <CachedMarkup
      as="article"
      className={clsx(sheet.sheet, styles.card, props.mark && [sheet.closed, styles.closed])}
      by={['offer card', words.locale, words.isVisitor, props]}
    >
      <Content {...props} words={words} />
    </CachedMarkup>
  );
}

function Content({
  offer,
  words,
  headingLevel = 3,
  mark,
  withdrawnAt = null,
  linked = true,
  hideable = true,
  ...reasons
}: Props) {
  const { locale, t } = words;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <div className={styles.pass}>
        <Heading className={styles.title}>
          <a
            {...inPlace}
            className={styles.link}
            href={linked ? addressOf(locale, '/offres/:id', { id: String(offer.id) }) : undefined}
            lang={offer.language === locale ? undefined : offer.language}
          >
            {offer.title}
          </a>
        </Heading>
        <Place offer={offer} locale={locale} />
        <DottedList className={styles.facts}>
          <li>
            <a
              className={clsx(styles.company, styles.beside)}
              href={addressOf(locale, '/entreprises/:id', { id: String(offer.companyId) })}
            >
              {offer.companyName}
            </a>
          </li>
          {reasons.match ? <li className={styles.why}>{reasons.match}</li> : null}
          {offer.profession ? <li>{offer.profession}</li> : null}
        </DottedList>
        <Facts offer={offer} words={words} why={reasons.why} />
        {withdrawnAt ? (
          <Withdrawn at={withdrawnAt} words={words} />
        ) : mark ? (
          <p className={styles.stamp}>{t(mark)}</p>
        ) : null}
      </div>
      <OfferStub offer={offer} words={words} closed={mark !== undefined} />
      <Actions offer={offer} words={words} hideable={hideable} />
    </>
  );
}

function Actions({ offer, words, hideable }: Pick<Props, 'offer' | 'words' | 'hideable'>) {
  const { locale, keep, isVisitor, t } = words;
  const { id, title, done } = offer;
  return (
    <div className={actions.actions}>
      <FavouriteButton offer={offer} locale={locale} words={keep} isVisitor={isVisitor} marked={done?.kept ?? false} />
      {hideable && !isVisitor ? (
        <a
          className={actions.hide}
          href={addressOf(locale, '/offres/:id/masquer', { id: String(id) })}
          aria-label={t('hide', { title })}
        >
          ⋯
        </a>
      ) : null}
    </div>
  );
}

function Withdrawn({ at, words: { t, format } }: { at: Date } & Pick<Props, 'words'>) {
  const date = format.dateTime(at, { dateStyle: 'long' });
  return <p className={clsx(styles.stamp, styles.dated)}>{t('withdrawnSince', { date })}</p>;
}

/** The place of the offer; the names of city and country both link to the offers of the country. */
function Place({ offer, locale }: Pick<Props, 'offer'> & { locale: Locale }) {
  const search = addressOf(locale, '/offres/recherche');
  return (
    <p className={styles.place}>
      <a className={clsx(styles.country, styles.beside)} href={search + countrySearch(offer)}>
        {offer.countryName}
      </a>
      {offer.cityName.trim() === '' ? null : (
        <a className={clsx(styles.city, styles.beside)} href={search + linkedSearch('cities', offer.cityKey)}>
          {offer.cityName}
        </a>
      )}
    </p>
  );
}

const toneOf = { vie: 'coral', via: 'sea' } as const;

/** Facts about the offer in a line: «V.I.E. · publiée il y a 3 jours · Télétravail possible». */
function Facts({ offer, words, why }: Pick<Props, 'offer' | 'words' | 'why'>) {
  const { t } = words;
  const type = missionTypeOf(offer);
  return (
    <DottedList className={clsx(styles.facts, styles.dates)}>
      <li>
        <Tag tone={toneOf[type]}>{t(`type.${type}`)}</Tag>
      </li>
      <Freshness offer={offer} words={words} />
      {offer.remoteWork ? <li>{t('remote')}</li> : null}
      {offer.done?.applied || offer.done?.seen ? (
        <li className={styles.done}>
          <Icon name="check" />
          {t(offer.done.applied ? 'applied' : 'seen')}
        </li>
      ) : null}
      {why ? <li className={styles.why}>{why}</li> : null}
    </DottedList>
  );
}

function Freshness({ offer: { age, sortedBy }, words: { t, format } }: Pick<Props, 'offer' | 'words'>) {
  return (
    <>
      <li data-age={age}>{t('published', { when: format.daysAgo(age) })}</li>
      {sortedBy === undefined ? null : (
        <li>
          {'views' in sortedBy
            ? t('viewsCount', { count: sortedBy.views })
            : t('created', { when: format.daysAgo(sortedBy.createdAge) })}
        </li>
      )}
    </>
  );
}
