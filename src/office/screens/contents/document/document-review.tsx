import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../../frame/actor-name.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats } from '../../../frame/use-office-locale.ts';

type Props = { document: OfficeDocument; names: ReadonlyMap<string, string> };

/** What was last said of a version of the document. */
export function LastReview({ document: { reviews }, names }: Props) {
  const t = useTranslations('office.contents');
  const actorName = useActorName();
  const format = useOfficeFormats();
  const [last] = reviews;
  if (last === undefined) return null;
  const { version, by, at, verdict, words } = last;
  const given = {
    version,
    by: actorName(by, names.get(by)),
    at: format.dateTime(at, { dateStyle: 'long', timeStyle: 'short' }),
  };
  return (
    <section className={parts.stack}>
      <h2>{t('lastReview')}</h2>
      <p>{t(`verdicts.${verdict}`, given)}</p>
      {words === null ? null : <blockquote className={parts.difference}>{words}</blockquote>}
    </section>
  );
}
