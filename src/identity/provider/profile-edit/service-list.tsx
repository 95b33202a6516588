import { useTranslations } from '#words/use-translations.ts';
import { formats } from '#words/formats.ts';
import type { LinkedIdentity } from '#identity/provider/federation/linked-identities.ts';
import { services } from '#identity/provider/federation/services.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import styles from '#identity/provider/pages/edit-overview.module.css';

type Props = { editing: Editing; linked: readonly LinkedIdentity[] };

/** Services linked to the account, with the links that add another. */
export function ServiceList({ editing, linked }: Props) {
  const t = useTranslations('identity.services.linked');
  const { services: offered } = editing.parts.federation;
  if (linked.length === 0 && offered.length === 0) return null;
  const others = offered.filter(({ name }) => !linked.some(({ service }) => service === name));
  return (
    <section className={styles.ways} aria-labelledby="services">
      <h2 id="services">{t('title')}</h2>
      <p>{t('what')}</p>
      <ul>
        {linked.map((link) => (
          <Item key={link.id} editing={editing} link={link} />
        ))}
      </ul>
      <div className={styles.adding}>
        {others.map(({ name, title }) => (
          <a key={name} className={styles.change} href={editing.to('link-service', { id: name })}>
            {t('link', { name: title })}
          </a>
        ))}
      </div>
    </section>
  );
}

function Item({ editing, link: { id, service, linkedAt, lastUsedAt } }: { editing: Editing; link: LinkedIdentity }) {
  const t = useTranslations('identity.services.linked');
  const name = services[service].title;
  const day = (moment: Date) => formats[editing.frame.language].dateTime(moment, { dateStyle: 'long' });
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('usedOn', { linked: day(linkedAt), used: day(lastUsedAt) })}</span>
      <a className={styles.change} href={editing.to('remove-service', { id })} aria-label={t('removeOne', { name })}>
        {t('remove')}
      </a>
    </li>
  );
}
