import { useTranslations } from '#words/use-translations.ts';
import { formats } from '#words/formats.ts';
import type { Passkey } from '#identity/provider/passkeys/passkey-rows.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import styles from '#identity/provider/pages/edit-overview.module.css';

type Props = { editing: Editing; passkeys: readonly Passkey[] };

/** Passkeys of an account, with the link that adds another. */
export function PasskeyList({ editing, passkeys }: Props) {
  const t = useTranslations('identity.passkey');
  return (
    <section className={styles.ways} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('title')}</h2>
      <p>{t('what')}</p>
      <ul>
        {passkeys.map((passkey) => (
          <Item key={passkey.id} editing={editing} passkey={passkey} />
        ))}
      </ul>
      <a className={styles.change} href={editing.to('add-passkey')}>
        {t('add')}
      </a>
    </section>
  );
}

function Item({ editing, passkey }: { editing: Editing; passkey: Passkey }) {
  const t = useTranslations('identity.passkey');
  const { id, name, createdAt, lastUsedAt } = passkey;
  const day = (moment: Date) => formats[editing.frame.language].dateTime(moment, { dateStyle: 'long' });
  return (
    <li>
      <strong>{name}</strong>
      <span>{lastUsedAt ? t('usedOn', { day: day(lastUsedAt) }) : t('addedOn', { day: day(createdAt) })}</span>
      <a className={styles.change} href={editing.to('rename-passkey', { id })} aria-label={t('renameOne', { name })}>
        {t('rename')}
      </a>
      <a className={styles.change} href={editing.to('remove-passkey', { id })} aria-label={t('removeOne', { name })}>
        {t('remove')}
      </a>
    </li>
  );
}
