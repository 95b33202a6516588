import { type Correction, type CorrectionState, listCorrections } from '#board/operators/offers/list-corrections.ts';
import type { Reference } from '#reference/read-reference.ts';
import { actorNames } from '#staff/members/actor-names.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { ShownFieldValue } from './field-value.tsx';
import { correctionAddress, offerAddress } from './offer-address.ts';

const address = '/bureau/corrections';

/** `/bureau/corrections`: corrections whose source says something new, or all with `etat=all`. */
export const correctionsScreen = staffScreen({
  act: 'offer.read',
  async show({ parts: { board }, locale, url: { searchParams: query } }) {
    const t = officeWords(locale, 'offers');
    const state: CorrectionState = query.get('etat') === 'all' ? 'all' : 'toSettle';
    const { corrections, next } = await listCorrections(board, { state, after: query.get('after') });
    const [reference, names] = await Promise.all([
      board.reference(),
      actorNames(
        board,
        corrections.map(({ by }) => by),
      ),
    ]);
    const shown = { corrections, state, next, reference, names, query };
    return { title: t('correctionsTitle'), lead: t('correctionsLead'), body: <Corrections {...shown} /> };
  },
});

type Props = {
  corrections: readonly Correction[];
  state: CorrectionState;
  next: string | null;
  reference: Reference;
  names: ReadonlyMap<string, string>;
  query: URLSearchParams;
};

function Corrections({ corrections, state, next, query, ...around }: Props) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const whole = localized(locale, address);
  const labels = { toSettle: t('toSettle'), all: t('allCorrections') };
  return (
    <div className={parts.stack}>
      <p className={parts.actions}>
        {(['toSettle', 'all'] as const).map((one) => (
          <a
            key={one}
            className={parts.tableLink}
            href={`${whole}?etat=${one}`}
            aria-current={one === state ? 'true' : undefined}
          >
            {labels[one]}
          </a>
        ))}
      </p>
      {corrections.length === 0 ? (
        <p>{state === 'all' ? t('correctionsNoneAll') : t('correctionsNone')}</p>
      ) : (
        <CorrectionTable corrections={corrections} state={state} {...around} />
      )}
      <PageLinks address={whole} query={query} next={next} />
    </div>
  );
}

function CorrectionTable({ corrections, state, reference, names }: Omit<Props, 'next' | 'query'>) {
  const t = useTranslations('office.offers');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  const columns = [t('offer'), t('fieldColumn'), t('ours'), t('saysNow'), t('note'), t('correctionAt'), t('review')];
  const rows = corrections.map(({ offerId, title, reference: number, field, value, sourceValue, note, by, at }) => ({
    key: `${offerId}.${field}`,
    cells: [
      <a key="offer" className={parts.tableLink} href={offerAddress(locale, offerId)}>
        {`${title} (${number})`}
      </a>,
      t(`fields.${field}`),
      <ShownFieldValue key="ours" field={field} value={value} reference={reference} />,
      <ShownFieldValue key="theirs" field={field} value={sourceValue} reference={reference} />,
      note,
      `${format.dateTime(at, { dateStyle: 'medium' })}, ${actorName(by, names.get(by))}`,
      <a key="review" className={parts.tableLink} href={correctionAddress(locale, offerId, field)}>
        {t('review')}
      </a>,
    ],
  }));
  return <DataTable caption={state === 'all' ? t('allCorrections') : t('toSettle')} columns={columns} rows={rows} />;
}
