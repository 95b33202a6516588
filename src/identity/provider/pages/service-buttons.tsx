import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { messages } from '#words/messages.fr.ts';
import styles from './sheet.module.css';

/** Result of a visit to a service: the name of the service, and a key in the catalogues. */
export type ServiceAnswer = {
  readonly title: string;
  readonly says: keyof (typeof messages)['identity']['services']['answer'];
};

/** Links to the sign-in services. */
export type ServiceLinks = {
  readonly offered: readonly { readonly title: string; readonly href: string }[];
  /** Address of the first page. */
  readonly otherwise: string;
  readonly answer: ServiceAnswer | null;
  /** Address that a service has confirmed, or empty. */
  readonly email: string;
};

type Props = { services: ServiceLinks };

/**
 * Links to the services. They are links instead of a form, because browsers apply form-action to redirects,
 * and these redirect to the service.
 */
export function ServiceButtons({ services }: Props) {
  const t = useTranslations('identity.services');
  if (services.offered.length === 0) return null;
  return (
    <div className={styles.services}>
      <p className={styles.or}>{t('or')}</p>
      {services.offered.map(({ title, href }) => (
        <a key={title} className={clsx(buttonClass('secondary'), styles.wide)} href={href}>
          {t('with', { service: title })}
        </a>
      ))}
    </div>
  );
}

/** Result of the visit to the service, shown above the form. */
export function ServiceNotice({ services: { answer, email } }: Props) {
  const t = useTranslations('identity.services.answer');
  if (answer === null) return null;
  return (
    <div className={styles.notice}>
      <Notice tone={answer.says === 'known' ? 'info' : 'warning'}>
        <p>{t(answer.says, { service: answer.title, email })}</p>
      </Notice>
    </div>
  );
}
