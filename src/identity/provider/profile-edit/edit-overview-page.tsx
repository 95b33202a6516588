import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LinkedIdentity } from '#identity/provider/federation/linked-identities.ts';
import type { Passkey } from '#identity/provider/passkeys/passkey-rows.ts';
import type { Editing, Outcome } from '#identity/provider/steps/edit-page.ts';
import styles from '#identity/provider/pages/edit-overview.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { ServiceList } from './service-list.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import sheet from '#identity/provider/pages/sheet.module.css';

type SignIn = {
  readonly done: Outcome | null;
  readonly hasPassword: boolean;
  readonly linked: readonly LinkedIdentity[];
  /** The passkeys of the account; null if passkeys are not possible. */
  readonly passkeys: readonly Passkey[] | null;
};

export function overviewPage(editing: Editing, signIn: SignIn): string {
  return renderSheet(editing.frame, <OverviewPage editing={editing} {...signIn} />);
}

function OverviewPage({ editing, done, hasPassword, linked, passkeys }: SignIn & { editing: Editing }) {
  const t = useTranslations('identity.edit');
  const { given_name, family_name, email } = editing.account;
  return (
    <Sheet frame={editing.frame} title={t('title')} lead={t('lead')}>
      {done ? <Notice tone="success">{t(`done.${done}`)}</Notice> : null}
      <dl className={styles.list}>
        <Row name={t('names.label')} href={editing.to('names')} change={t('names.change')}>
          {`${given_name} ${family_name}`}
        </Row>
        <Row name={t('address.label')} href={editing.to('address')} change={t('address.change')}>
          {email}
        </Row>
        <Row name={t('password.label')} href={editing.to('password')} change={t('password.change')}>
          {t(hasPassword ? 'password.kept' : 'password.none')}
        </Row>
      </dl>
      {passkeys ? <PasskeyList editing={editing} passkeys={passkeys} /> : null}
      <ServiceList editing={editing} linked={linked} />
      <a className={clsx(buttonClass('primary'), sheet.wide)} href={editing.to('done')}>
        {t('back')}
      </a>
    </Sheet>
  );
}

type RowProps = { name: string; href: string; change: string; children: ReactNode };

/** One sign-in method, with the link to its page. */
function Row({ name, href, change, children }: RowProps) {
  const t = useTranslations('identity.edit');
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <a className={styles.change} href={href} aria-label={change}>
          {t('change')}
        </a>
      </dd>
    </div>
  );
}
