import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { waitOf } from '#words/wait.ts';
import type { messages } from '#words/messages.fr.ts';
import { Foot } from './foot.tsx';
import { type Frame, renderSheet, Sheet } from './sheet.tsx';
import styles from './sheet.module.css';

type Catalogue = (typeof messages)['identity'];

/**
 * A page with a few words and one next action. By default the action is the link back to the site; otherwise
 * this link is below the action.
 */
export type PageMessage = {
  readonly says: keyof Catalogue['message'];
  readonly detail?: string | undefined;
  /** Time to wait; the page states it. */
  readonly wait?: ReturnType<typeof waitOf>;
  readonly next?: { readonly label: keyof Catalogue['next']; readonly href: string };
  /** Link for a forgotten password, on pages that people reach who may have forgotten it. */
  readonly forgotten?: string | undefined;
};

/** The service is away for a moment. The next action asks for the same address again. */
export function unavailablePage(frame: Frame, address: string): string {
  return messagePage(frame, { says: 'unavailable', next: { label: 'tryAgain', href: address } });
}

export function messagePage(frame: Frame, message: PageMessage): string {
  return renderSheet(frame, <MessagePage frame={frame} {...message} />);
}

function MessagePage({ frame, says, detail, wait = waitOf(60), next, forgotten }: PageMessage & { frame: Frame }) {
  const t = useTranslations('identity');
  const { label, href } = next ?? { label: 'backToSite', href: frame.siteUrl };
  return (
    <Sheet frame={frame} title={t(`message.${says}.title`)} lead={t(`message.${says}.text`, wait)}>
      {detail ? (
        <details className={styles.detail}>
          <summary>{t('detail')}</summary>
          <p>
            <code>{detail}</code>
          </p>
        </details>
      ) : null}
      <a className={clsx(buttonClass('primary'), styles.wide)} href={href}>
        {t(`next.${label}`)}
      </a>
      {next ? (
        <Foot out={frame.siteUrl} label={t('next.backToSite')}>
          {forgotten === undefined ? null : (
            <p>
              <a href={forgotten}>{t('signIn.forgotten')}</a>
            </p>
          )}
        </Foot>
      ) : null}
    </Sheet>
  );
}

/**
 * Asks for confirmation of a sign-out. `form` is the form that the protocol library has written; it contains
 * the library's token.
 */
export function signOutPage(frame: Frame, form: string): string {
  return renderSheet(frame, <SignOutPage frame={frame} form={form} />);
}

function SignOutPage({ frame, form }: { frame: Frame; form: string }) {
  const t = useTranslations('identity.signOut');
  return (
    <Sheet frame={frame} title={t('title')} lead={t('lead')}>
      <div dangerouslySetInnerHTML={{ __html: form }} />
      <Button type="submit" form="op.logoutForm" name="logout" value="yes" className={styles.wide}>
        {t('send')}
      </Button>
      <Foot out={frame.siteUrl} label={t('stay')} />
    </Sheet>
  );
}
