import { useTranslations } from 'use-intl';
import { formats } from '#words/formats.ts';
import type { LinkedIdentity } from '../federation/linked-identities.ts';
import { services } from '../federation/services.ts';
import type { Editing } from '../profile-edit/edit-page.ts';
import styles from './edit-overview.module.css';

type Props = { editing: Editing; linked: readonly LinkedIdentity[] };

/** The services that open the account; one is linked by signing in with it. */
export function ServiceList({ editing, linked }: Props) {
  const t = useTranslations('identity.services.linked');
  if (linked.length === 0 && editing.parts.federation.services.length === 0) return null;
  return (
    <section className={styles.ways} aria-labelledby="services">
      <h2 id="services">{t('title')}</h2>
      <p>{t('what')}</p>
      <ul>
        {linked.map((link) => (
          <Item key={link.id} editing={editing} link={link} />
        ))}
      </ul>
    </section>
  );
}

function Item({ editing, link: { id, service, lastUsedAt } }: { editing: Editing; link: LinkedIdentity }) {
  const t = useTranslations('identity.services.linked');
  const name = services[service].title;
  const day = formats[editing.frame.language].dateTime(lastUsedAt, { dateStyle: 'long' });
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('usedOn', { day })}</span>
      <a className={styles.change} href={editing.to('remove-service', { id })} aria-label={t('removeOne', { name })}>
        {t('remove')}
      </a>
    </li>
  );
}
