import { isContact } from '#board/operators/offers/corrected-fields.ts';
import type { Correction } from '#board/operators/offers/list-corrections.ts';
import { versionOfValue } from '#board/operators/offers/value-version.ts';
import type { Reference } from '#reference/read-reference.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { OfficeForm } from '../../frame/office-form.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats } from '../../frame/use-office-locale.ts';
import { ShownFieldValue } from './field-value.tsx';

type Props = { held: Correction; reference: Reference; names: ReadonlyMap<string, string> };

/** The correction of a field, what its source says, and which of the two stays. */
export function HeldCorrection({ held, reference, names }: Props) {
  const t = useTranslations('office.offers');
  const format = useOfficeFormats();
  const actorName = useActorName();
  const moment = (date: Date) => format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' });
  const { field, note, by, at, sourceChangedAt, replacedValue, sourceValue } = held;
  const seen = <input type="hidden" name="seen" value={versionOfValue(sourceValue)} />;
  return (
    <section className={parts.stack}>
      <h2>{t('held2')}</h2>
      <p>{t('heldBy', { by: actorName(by, names.get(by)), at: moment(at), note })}</p>
      <FactList
        facts={[
          [t('replaced'), <ShownFieldValue key="old" field={field} value={replacedValue} reference={reference} />],
          [t('saysNow'), <ShownFieldValue key="now" field={field} value={sourceValue} reference={reference} />],
        ]}
      />
      <p>{sourceChangedAt === null ? t('settleSame') : t('settleChanged', { at: moment(sourceChangedAt) })}</p>
      <div className={parts.actions}>
        {sourceChangedAt === null ? null : (
          <OfficeForm name="keep" refused={null} send={t('keep')} variant="secondary">
            {seen}
          </OfficeForm>
        )}
        <OfficeForm
          name={isContact(field) ? 'dropContact' : 'drop'}
          refused={null}
          send={t('drop')}
          variant="secondary"
        >
          {seen}
        </OfficeForm>
      </div>
    </section>
  );
}
