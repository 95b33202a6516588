import type { ReviewLink } from '#content/repository/answers/listing/review-links.ts';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useOfficeField } from '../../../frame/office-form.tsx';
import parts from '../../../frame/parts.module.css';
import { useOfficeFormats } from '../../../frame/use-office-locale.ts';
import type { Refused } from '../../../request/office-screen.ts';
import { SeenForm } from '../../../editing/acts/seen-form.tsx';

type Props = {
  document: OfficeDocument;
  links: readonly ReviewLink[];
  now: Date;
  mayInvite: boolean;
  refused: Refused | null;
};

/** Limit of the name of a guest, which the repository states too. */
export const longestGuest = 100;

/** Reviews by people without an account: the links that were made, and the form that makes one. */
export function ReviewByLink({ document, links, now, mayInvite, refused }: Props) {
  const t = useTranslations('office.reviewLinks');
  const labels = { guest: t('guest') };
  const limits = { 'name.tooLong': longestGuest };
  const field = useOfficeField('invite', refused, labels, limits);
  if (!mayInvite && links.length === 0) return null;
  return (
    <section className={parts.stack}>
      <h2>{t('title')}</h2>
      {links.map((link) => (
        <Link key={link.id} {...{ link, document, now, mayInvite, refused }} />
      ))}
      {mayInvite ? (
        <details className={parts.disclosure} open={refused?.form === 'invite'}>
          <summary>{t('make')}</summary>
          <p>{t('makeLead')}</p>
          <SeenForm
            {...{ document, refused, labels, limits }}
            name="invite"
            send={t('makeSend', { version: document.newest ?? 0 })}
            variant="secondary"
          >
            <TextField {...field('guest')} hint={t('guestHint')} autoComplete="off" maxLength={longestGuest} required />
          </SeenForm>
        </details>
      ) : null}
    </section>
  );
}

type LinkProps = Omit<Props, 'links'> & { link: ReviewLink };

function Link({ link, document, now, mayInvite, refused }: LinkProps) {
  const t = useTranslations('office.reviewLinks');
  const format = useOfficeFormats();
  const { id, version, verdict, words, answeredAt, expiresAt, counts } = link;
  const guest = link.guest || t('somebody');
  const isOpen = verdict === null && expiresAt > now;
  const at = format.dateTime(answeredAt ?? expiresAt, { dateStyle: 'long', timeStyle: 'short' });
  const state = verdict ?? (isOpen ? 'open' : 'ended');
  return (
    <div className={parts.stack}>
      <p>
        <b>{t('number', { link: id })}</b> {t(`states.${state}`, { guest, version, at })}{' '}
        {verdict !== null && !counts ? t('advice') : null}
      </p>
      {words === null ? null : <blockquote className={parts.difference}>{words}</blockquote>}
      {isOpen && mayInvite ? (
        <SeenForm document={document} refused={refused} name="endLink" send={t('end', { guest })} variant="secondary">
          <input type="hidden" name="link" value={id} />
        </SeenForm>
      ) : null}
    </div>
  );
}
