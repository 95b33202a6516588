import type { ListedRelease } from '#content/repository/answers/listing/list-releases.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../../frame/parts.module.css';
import { useOfficeLocale } from '../../../frame/use-office-locale.ts';
import { DocumentLink } from '../document-link.tsx';
import { releaseAddress } from './release-address.ts';

type Props = { document: OfficeDocument; releases: readonly ListedRelease[] };

/** Adds a document to one of the releases that are not published. */
export function AddToRelease({ document, releases }: Props) {
  const t = useTranslations('office.releases');
  const locale = useOfficeLocale();
  const free = releases.filter(({ items }) => items.every(({ id }) => id !== document.id));
  return (
    <section className={parts.stack}>
      <h2>{t('addTo')}</h2>
      <p>
        <DocumentLink document={document} />
      </p>
      {free.length === 0 ? <p>{t('noneToAddTo')}</p> : null}
      {free.map(({ id, revision, title }) => (
        <form key={id} method="post" action={releaseAddress(locale, id)}>
          <input type="hidden" name="do" value="add" />
          <input type="hidden" name="seen" value={revision} />
          <input type="hidden" name="document" value={document.id} />
          <Button variant="secondary">{t('addToNamed', { title })}</Button>
        </form>
      ))}
    </section>
  );
}
