import {
  type AccessibilityFault,
  accessibilityFaults,
} from '#content/repository/answers/checks/accessibility-faults.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { useFieldLabel } from '../difference-list.tsx';
import { documentAddress } from '../document-link.tsx';

/** What makes the newest version hard to use for some readers. It stops no publication. */
export function AccessibilityList({ document, mayWrite }: { document: OfficeDocument; mayWrite: boolean }) {
  const t = useTranslations('office.accessibility');
  const locale = useOfficeLocale();
  const faults = accessibilityFaults(document.content.data);
  return (
    <section className={parts.stack}>
      <h2>{t('title')}</h2>
      {faults.length === 0 ? <p>{t('none')}</p> : <Faults document={document} faults={faults} />}
      {faults.length > 0 && mayWrite ? (
        <p>
          <a href={documentAddress(locale, document.id, '/ecrire')}>{t('repair')}</a>
        </p>
      ) : null}
    </section>
  );
}

type Props = { document: OfficeDocument; faults: readonly AccessibilityFault[] };

function Faults({ document: { type, lang }, faults }: Props) {
  const t = useTranslations('office.accessibility');
  const labelOf = useFieldLabel(type);
  return (
    <ul>
      {faults.map(({ kind, field, place, words }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {place === null ? labelOf(field) : t('at', { field: labelOf(field), place })}
          {words.trim() === '' ? null : (
            <>
              {' – '}
              <q lang={lang}>{words}</q>
            </>
          )}
          <br />
          {t(`faults.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
