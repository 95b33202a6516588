import {
  type AccessibilityFault,
  accessibilityFaults,
} from '#content/repository/answers/checks/accessibility-faults.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import type { DeadLink } from './dead-links.ts';
import { useFieldLabel } from '../difference-list.tsx';
import { documentAddress } from '../document-link.tsx';

type ListProps = { document: OfficeDocument; deadLinks: readonly DeadLink[]; mayWrite: boolean };

/**
 * What makes the newest version hard to use for some readers, and links that lead nowhere. It stops no
 * publication.
 */
export function AccessibilityList({ document, deadLinks, mayWrite }: ListProps) {
  const t = useTranslations('office.accessibility');
  const locale = useOfficeLocale();
  const faults = [
    ...deadLinks.map((link) => ({ ...link, kind: 'deadLink' as const })),
    ...accessibilityFaults(document.content.data),
  ];
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

type Fault = AccessibilityFault | (DeadLink & { readonly kind: 'deadLink' });
type Props = { document: OfficeDocument; faults: readonly Fault[] };

function Faults({ document: { type, lang }, faults }: Props) {
  const t = useTranslations('office.accessibility');
  const labelOf = useFieldLabel(type);
  const deadWords = ({ to }: DeadLink): string => (to === '' ? t('deadLinkToNothing') : t('deadLink', { to }));
  return (
    <ul>
      {faults.map((fault, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {fault.place === null ? labelOf(fault.field) : t('at', { field: labelOf(fault.field), place: fault.place })}
          {fault.words.trim() === '' ? null : (
            <>
              {' – '}
              <q lang={lang}>{fault.words}</q>
            </>
          )}
          <br />
          {fault.kind === 'deadLink' ? deadWords(fault) : t(`faults.${fault.kind}`)}
        </li>
      ))}
    </ul>
  );
}
