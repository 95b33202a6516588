import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { formats } from '#words/formats.ts';
import type { LinkedIdentity } from '#identity/provider/federation/linked-identities.ts';
import { services } from '#identity/provider/federation/services.ts';
import type { View } from '#identity/provider/steps/interaction-step.ts';
import type { Passkey } from '#identity/provider/passkeys/passkey-rows.ts';
import styles from '#identity/provider/pages/edit-overview.module.css';
import { type Frame, renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import sheet from '#identity/provider/pages/sheet.module.css';

type Methods = {
  readonly passkeys: readonly Passkey[];
  readonly linked: readonly LinkedIdentity[];
  /** Kind of the method that was just removed. */
  readonly removed: string | null;
};

/** Shown after a password reset: all other ways into the account, each with a button that removes it. */
export function methodsReviewPage(view: View, methods: Methods): string {
  return renderSheet(view.frame, <MethodsReviewPage view={view} {...methods} />);
}

function MethodsReviewPage({ view: { frame, links, at }, passkeys, linked, removed }: Methods & { view: View }) {
  const t = useTranslations('identity');
  const isEmpty = passkeys.length + linked.length === 0;
  return (
    <Sheet frame={frame} title={t('reset.review.title')} lead={t(isEmpty ? 'reset.review.none' : 'reset.review.lead')}>
      {removed === 'passkey' ? <Notice tone="success">{t('edit.done.passkeyRemoved')}</Notice> : null}
      {removed === 'service' ? <Notice tone="success">{t('edit.done.serviceRemoved')}</Notice> : null}
      <form method="post" action={links.action}>
        <input type="hidden" name="token" value={links.token} />
        <Passkeys frame={frame} passkeys={passkeys} />
        <Services frame={frame} linked={linked} />
      </form>
      <a className={clsx(buttonClass('primary'), sheet.wide)} href={at('done')}>
        {t(frame.isOfStaff ? 'staff.goOn' : 'reset.review.goOn')}
      </a>
    </Sheet>
  );
}

function Passkeys({ frame, passkeys }: { frame: Frame; passkeys: readonly Passkey[] }) {
  const t = useTranslations('identity.passkey');
  return (
    <List id="passkeys" title={t('title')} isEmpty={passkeys.length === 0}>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <strong>{name}</strong>
          <span>{lastUsedAt ? t('usedOn', dayOf(frame, lastUsedAt)) : t('addedOn', dayOf(frame, createdAt))}</span>
          <Button type="submit" variant="danger" name="passkey" value={id} aria-label={t('removeOne', { name })}>
            {t('remove')}
          </Button>
        </li>
      ))}
    </List>
  );
}

function Services({ frame, linked }: { frame: Frame; linked: readonly LinkedIdentity[] }) {
  const t = useTranslations('identity.services.linked');
  return (
    <List id="services" title={t('title')} isEmpty={linked.length === 0}>
      {linked.map(({ id, service, linkedAt, lastUsedAt }) => (
        <li key={id}>
          <strong>{services[service].title}</strong>
          <span>{t('usedOn', { linked: dayOf(frame, linkedAt).day, used: dayOf(frame, lastUsedAt).day })}</span>
          <Button
            type="submit"
            variant="danger"
            name="service"
            value={id}
            aria-label={t('removeOne', titleOf(service))}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </List>
  );
}

const titleOf = (service: LinkedIdentity['service']) => ({ name: services[service].title });

const dayOf = ({ language }: Frame, moment: Date) => ({
  day: formats[language].dateTime(moment, { dateStyle: 'long' }),
});

function List({ id, title, isEmpty, children }: { id: string; title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section className={styles.ways} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
