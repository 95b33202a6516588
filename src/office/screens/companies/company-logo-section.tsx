import { type ReactNode, useContext } from 'react';
import { logosFolder } from '#board/offers/details/own-logo.ts';
import type { CompanyLogoState } from '#board/operators/companies/read-company-logo.ts';
import { Button } from '#ui/button.tsx';
import { controlProps, FieldFrame } from '#ui/field-frame.tsx';
import { useTranslations } from '#words/use-translations.ts';
import { useActorName } from '../../frame/actor-name.ts';
import { OfficeAddress } from '../../frame/office-address.ts';
import { OfficeForm } from '../../frame/office-form.tsx';
import { chooserTypes } from '../../editing/pictures/upload-limits.ts';
import parts from '../../frame/parts.module.css';
import styles from '../../frame/pictures.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { companyAddress } from './company-places.ts';
import { LogoNotice, type LogoSaid } from './logo-said.tsx';
import { logoNumbers } from './logo-upload.ts';

type Props = {
  logo: CompanyLogoState;
  members: ReadonlyMap<string, string | null>;
  said: LogoSaid;
};

/** The logo that pages show, where it comes from, and the forms that change it. */
export function CompanyLogoSection({ logo, members, said }: Props) {
  const t = useTranslations('office.companies.logo');
  const { own, former, shown, imported } = logo;
  return (
    <section className={parts.stack} id="logo">
      <h2>{t('title')}</h2>
      <LogoNotice said={said} />
      <p>{t('lead')}</p>
      {shown === null ? <p>{t('none')}</p> : <Picture src={logosFolder + shown} />}
      <Origin logo={logo} members={members} />
      {imported === null ? null : (
        <p>
          {t('ofSource')}{' '}
          <a href={imported} rel="noopener noreferrer nofollow" target="_blank">
            {imported}
          </a>
        </p>
      )}
      <UploadForm seen={own?.id ?? null} error={said.file} hasOwn={own !== null} />
      {own === null ? null : (
        <LogoForm name="removeLogo" seen={own.id} send={t('remove')}>
          <p>{t('removeLead')}</p>
        </LogoForm>
      )}
      {former === null ? null : (
        <LogoForm name="bringLogoBack" seen={own?.id ?? null} send={t('bringBack')}>
          <h3>{t('former')}</h3>
          <Picture src={`data:${former.type};base64,${former.bytes.toString('base64')}`} />
          <input type="hidden" name="logo" value={former.id} />
        </LogoForm>
      )}
    </section>
  );
}

/** The name of the company stands above, so that the picture says nothing more. */
function Picture({ src }: { src: string }) {
  return (
    <p className={styles.logo}>
      <img src={src} alt="" width="128" height="128" />
    </p>
  );
}

/** Who has set the logo, or the merged company that lends it. */
function Origin({ logo: { own, lentBy }, members }: Pick<Props, 'logo' | 'members'>) {
  const t = useTranslations('office.companies.logo');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const actorName = useActorName();
  if (own !== null) {
    const { width, height, setAt, setBy } = own;
    const by = actorName(setBy, members.get(setBy));
    return <p>{t('setBy', { by, at: format.dateTime(setAt, { dateStyle: 'long' }), width, height })}</p>;
  }
  if (lentBy === null) return null;
  const link = (words: ReactNode) => <a href={companyAddress(locale, lentBy.id)}>{words}</a>;
  return <p>{t.rich('lentBy', { name: lentBy.name, link })}</p>;
}

type UploadProps = { seen: number | null; error: string | null; hasOwn: boolean };

function UploadForm({ seen, error, hasOwn }: UploadProps) {
  const t = useTranslations('office.companies.logo');
  const field = {
    label: t('file'),
    name: 'files',
    id: 'logo-file',
    hint: t('fileHint', logoNumbers),
    error: error ?? undefined,
  };
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={useContext(OfficeAddress)}
      className={parts.form}
      noValidate
    >
      <input type="hidden" name="do" value="setLogo" />
      <input type="hidden" name="seen" value={seen ?? ''} />
      <FieldFrame {...field}>
        <input
          {...controlProps(field)}
          type="file"
          accept={chooserTypes}
          className={styles.files}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field of a refused file is what to mend.
          autoFocus={error !== null}
        />
      </FieldFrame>
      <div className={parts.actions}>
        <Button variant="secondary">{t(hasOwn ? 'replace' : 'add')}</Button>
      </div>
    </form>
  );
}

type FormProps = {
  name: 'removeLogo' | 'bringLogoBack';
  seen: number | null;
  send: string;
  children: ReactNode;
};

function LogoForm({ name, seen, send, children }: FormProps) {
  return (
    <OfficeForm name={name} refused={null} send={send} variant="secondary">
      <input type="hidden" name="seen" value={seen ?? ''} />
      {children}
    </OfficeForm>
  );
}
