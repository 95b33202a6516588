import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { useFormats } from '#words/formats.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { useRootData } from '#site/request/root-data.ts';
import type { NamedDraft } from '#site/request/name-drafts.ts';
import type { ShownPreview } from '#site/request/previewing.ts';
import styles from './preview-bar.module.css';

/**
 * The bar above every page of a preview, with a link that ends the preview. If the preview expires, the bar
 * appears one last time to say so.
 */
export function PreviewBar() {
  const t = useTranslations('shell.preview');
  const preview = useRootData()?.preview;
  if (!preview) return null;
  return (
    <section className={styles.bar} aria-label={t('label')}>
      {preview.state === 'over' ? <Notice tone="warning">{t('over')}</Notice> : <Shown {...preview} />}
    </section>
  );
}

type ShownProps = Extract<ShownPreview, { state: 'shown' }>;

function Shown({ until, drafts }: ShownProps) {
  const t = useTranslations('shell.preview');
  const format = useFormats();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const end = until === null ? null : format.dateTime(new Date(until), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <form className={styles.shown} method="post" action={address('/preview')}>
      <p>
        <What drafts={drafts} /> {end === null ? null : t('until', { end })}
      </p>
      <input type="hidden" name="to" value={pathname + search} />
      <Button name="intent" value="leave" variant="secondary">
        {t('leave')}
      </Button>
    </form>
  );
}

/**
 * Lists the previewed documents with links to them, because a preview may contain several documents on
 * different pages of the site.
 */
function What({ drafts }: Pick<ShownProps, 'drafts'>) {
  const t = useTranslations('shell.preview');
  if (drafts === 'all') return <strong>{t('all')}</strong>;
  if (drafts.length === 0) return <strong>{t('shown')}</strong>;
  return (
    <>
      <strong>{t('these')}</strong>{' '}
      {drafts.map((draft, index) => (
        <Fragment key={draft.address ?? index}>
          {index === 0 ? null : ', '}
          <Draft {...draft} />
        </Fragment>
      ))}
      .
    </>
  );
}

function Draft({ name, address, isPublished }: NamedDraft) {
  const t = useTranslations('shell.preview');
  const title = 'title' in name ? name.title : t(`kind.${name.type}`);
  return (
    <>
      {address === null ? title : <a href={address}>{title}</a>}
      {isPublished ? ` ${t('isPublished')}` : null}
    </>
  );
}
