import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats } from '../../../frame/use-office-locale.ts';
import type { Refused } from '../../../request/office-screen.ts';
import type { Offered } from '../../../editing/acts/offered-acts.ts';
import { SeenForm } from '../../../editing/acts/seen-form.tsx';
import { usePlanError } from '../plan-error.ts';

type Props = {
  document: OfficeDocument;
  names: ReadonlyMap<string, string>;
  mayCancel: Offered['cancel'];
  refused: Refused | null;
};

/** What is planned for a document. A release belongs to all its documents, so it is not cancelled here. */
export function DocumentPlans({ document, names, mayCancel, refused }: Props) {
  const t = useTranslations('office.contents');
  const actorName = useActorName();
  const format = useOfficeFormats();
  const errorOf = usePlanError();
  if (document.plans.length === 0) return null;
  return (
    <section className={parts.stack}>
      <h2>{t('plans')}</h2>
      {document.plans.map((plan) => {
        const { id, act, version, at, by, error } = plan;
        const given = { at: format.dateTime(at, { dateStyle: 'full', timeStyle: 'short' }), version: version ?? 0 };
        return (
          <div key={id} className={parts.stack}>
            <p>
              {t(`planned.${act}`, given)} {t('plannedBy', { by: actorName(by, names.get(by)) })}
            </p>
            {error === null ? null : <Notice tone="error">{errorOf(error)}</Notice>}
            {act !== 'release' && mayCancel(plan) ? (
              <SeenForm
                document={document}
                refused={refused}
                name="cancel"
                send={t(`cancel.${act}`)}
                variant="secondary"
              >
                <input type="hidden" name="plan" value={id} />
              </SeenForm>
            ) : null}
          </div>
        );
      })}
    </section>
  );
}
