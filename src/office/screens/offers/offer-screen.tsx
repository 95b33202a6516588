import { explainFinding, type Finding } from '#board/operators/offers/explain-finding.ts';
import { type OfficeOffer, readOfficeOffer } from '#board/operators/offers/office-offer.ts';
import type { Reference } from '#reference/read-reference.ts';
import { actsAbout, type ActAbout } from '#staff/audit/acts-about.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { localeNamed, localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../request/office-screen.ts';
import { FindingSection } from './finding-section.tsx';
import { OfferActs } from './offer-acts.tsx';
import { offerIdOf } from './offer-address.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OfferHistory } from './offer-history.tsx';
import { StandingTags } from './offer-table.tsx';
import { OfferValues } from './offer-values.tsx';
import { offerForms } from './send-offer-forms.tsx';

const done = ['featured', 'unfeatured', 'withdrawn', 'back', 'corrected', 'kept', 'dropped'] as const;
const longestQuery = 200;

/** `/bureau/offres/:id`: an offer beside its source, why a search finds it, and what may be done. */
export const offerScreen = staffScreen({
  act: 'offer.read',
  async show({ parts: { board }, locale, params, url: { searchParams: query } }, refused) {
    const offer = await readOfficeOffer(board, offerIdOf(params['id']));
    if (offer === null) return null;
    const words = (query.get('recherche') ?? '').trim().slice(0, longestQuery);
    const language = localeNamed(query.get('langue')) ?? locale;
    const [acts, names, reference, finding] = await Promise.all([
      actsAbout(board, { kind: 'offer', id: String(offer.id) }),
      actorNames(board, [offer.staffWithdrawal?.by ?? null]),
      board.reference(),
      words === '' ? null : explainFinding(board, offer, { query: words, locale: language }),
    ]);
    const said = refused === null ? (done.find((name) => name === query.get('fait')) ?? null) : null;
    const asked = { words, language, finding };
    const shown = { offer, acts, names, reference, said, refused, asked };
    return { title: offer.title, lead: `${offer.reference} – ${offer.companyName}`, body: <Offer {...shown} /> };
  },
  forms: offerForms,
});

type Props = {
  offer: OfficeOffer;
  acts: readonly ActAbout[];
  names: ReadonlyMap<string, string>;
  reference: Reference;
  said: (typeof done)[number] | null;
  refused: Refused | null;
  asked: { words: string; language: 'fr' | 'en'; finding: Finding | null };
};

function Offer({ offer, acts, names, reference, said, refused, asked }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const standing = {
    ...offer,
    isCorrected: offer.corrections.length > 0,
    isWithdrawnByStaff: offer.staffWithdrawal !== null,
    isFeatured: offer.featuredUntil !== null,
  };
  return (
    <div className={parts.sections}>
      {said === null ? null : <Notice tone="success">{t(`done.${said}`)}</Notice>}
      <section className={parts.stack}>
        <h2>{t('facts')}</h2>
        <StandingTags offer={standing} />
        <OfferFacts offer={offer} names={names} />
      </section>
      <OfferActs offer={offer} refused={refused} />
      <OfferValues offer={offer} reference={reference} />
      <FindingSection offer={offer} reference={reference} {...asked} />
      <OfferHistory acts={acts} />
      <p>
        <a className={parts.tableLink} href={localized(locale, '/bureau/offres')}>
          {t('back')}
        </a>
      </p>
    </div>
  );
}
