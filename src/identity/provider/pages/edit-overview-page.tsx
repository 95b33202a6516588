import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Editing, EditPageName, Outcome } from '../profile-edit/edit-page.ts';
import styles from './edit-overview.module.css';
import { renderPage, Sheet } from './sheet.tsx';
import sheet from './sheet.module.css';

type Props = { editing: Editing; done: Outcome | null };

export function overviewPage(editing: Editing, done: Outcome | null): string {
  return renderPage(editing.frame, <OverviewPage editing={editing} done={done} />);
}

function OverviewPage({ editing, done }: Props) {
  const t = useTranslations('identity.edit');
  const { given_name, family_name, email } = editing.account;
  return (
    <Sheet frame={editing.frame} title={t('title')} lead={t('lead')}>
      {done ? <Notice tone="success">{t(`done.${done}`)}</Notice> : null}
      <dl className={styles.list}>
        <Row editing={editing} page="names" name={t('names.label')}>
          {`${given_name} ${family_name}`}
        </Row>
        <Row name={t('address.label')}>{email}</Row>
        <Row editing={editing} page="password" name={t('password.label')}>
          {t('password.kept')}
        </Row>
      </dl>
      <a className={clsx(buttonClass('primary'), sheet.wide)} href={editing.to('done')}>
        {t('back')}
      </a>
    </Sheet>
  );
}

type RowProps = { editing?: Editing; page?: EditPageName; name: string; children: ReactNode };

/** One thing that one signs in with, and the way to its page. */
function Row({ editing, page, name, children }: RowProps) {
  const t = useTranslations('identity.edit');
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {editing && page ? (
        <dd>
          <a className={styles.change} href={editing.to(page)} aria-label={t(`${page}.change`)}>
            {t('change')}
          </a>
        </dd>
      ) : null}
    </div>
  );
}
