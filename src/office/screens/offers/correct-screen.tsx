import { actOfCorrection, type CorrectedField, fieldNamed } from '#board/operators/offers/corrected-fields.ts';
import { type OfficeOffer, readOfficeOffer } from '#board/operators/offers/office-offer.ts';
import type { Reference } from '#reference/read-reference.ts';
import { mayDo } from '#staff/acts.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { officeWords } from '../../frame/office-words.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { type Refused, staffScreen } from '../../request/office-screen.ts';
import { CorrectForm } from './correct-form.tsx';
import { correctForms } from './send-correct-forms.ts';
import { ShownFieldValue } from './field-value.tsx';
import { HeldCorrection } from './held-correction.tsx';
import { offerAddress, offerIdOf } from './offer-address.ts';

/** `/bureau/offres/:id/corriger`: one field of an offer, `champ`, with the correction that it has. */
export const correctScreen = staffScreen({
  act: 'offer.read',
  // A description has up to 50,000 characters, each up to nine bytes in a form.
  longestForm: 600_000,
  async show({ parts: { board }, locale, params, viewer, url: { searchParams: query } }, refused) {
    const t = officeWords(locale, 'offers');
    const field = fieldNamed(query.get('champ'));
    const offer = await readOfficeOffer(board, offerIdOf(params['id']));
    if (field === null || offer === null) return null;
    const [reference, names] = await Promise.all([
      board.reference(),
      actorNames(
        board,
        offer.corrections.map(({ by }) => by),
      ),
    ]);
    const mayCorrect = mayDo(viewer.roles, actOfCorrection(field));
    const shown = { offer, field, reference, names, refused, mayCorrect };
    return {
      title: t('correctField', { field: t(`fields.${field}`) }),
      lead: `${offer.title} (${offer.reference})`,
      body: <Correct {...shown} />,
    };
  },
  forms: correctForms,
});

type Props = {
  offer: OfficeOffer;
  field: CorrectedField;
  reference: Reference;
  names: ReadonlyMap<string, string>;
  refused: Refused | null;
  mayCorrect: boolean;
};

function Correct({ offer, field, reference, names, refused, mayCorrect }: Props) {
  const t = useTranslations('office');
  const locale = useOfficeLocale();
  const held = offer.corrections.find((one) => one.field === field);
  const problem = refused !== null && refused.form !== 'correct' ? refused.problem : null;
  return (
    <div className={parts.stack}>
      {problem === null ? null : <Notice tone="error">{t(`problems.${problem}`)}</Notice>}
      <FactList
        facts={[
          [
            t('offers.current'),
            <ShownFieldValue key="now" field={field} value={offer.values[field]} reference={reference} />,
          ],
        ]}
      />
      {held === undefined ? null : <HeldCorrection held={held} reference={reference} names={names} />}
      {mayCorrect ? <CorrectForm offer={offer} field={field} reference={reference} refused={refused} /> : null}
      <p>
        <a className={parts.tableLink} href={offerAddress(locale, offer.id)}>
          {t('offers.backToOffer')}
        </a>
      </p>
    </div>
  );
}
