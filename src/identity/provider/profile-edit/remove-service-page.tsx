import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LinkedIdentity } from '#identity/provider/federation/linked-identities.ts';
import { services } from '#identity/provider/federation/services.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

type Props = { editing: Editing; link: LinkedIdentity; isLast: boolean };

/** Asks for confirmation before a service is unlinked, or explains that it is the last sign-in method. */
export function removeServicePage(editing: Editing, link: LinkedIdentity, isLast: boolean): string {
  return renderSheet(editing.frame, <RemovePage editing={editing} link={link} isLast={isLast} />);
}

function RemovePage({ editing, link: { id, service }, isLast }: Props) {
  const t = useTranslations('identity.services.linked');
  const name = services[service].title;
  return (
    <Sheet frame={editing.frame} title={t('removeTitle', { name })} lead={t('removeLead', { name })}>
      {isLast ? (
        <Notice tone="warning">{t('last')}</Notice>
      ) : (
        <form className={styles.form} method="post" action={editing.to('remove-service', { id })}>
          <input type="hidden" name="token" value={editing.token} />
          <Button type="submit" variant="danger" className={styles.wide}>
            {t('removeSure', { name })}
          </Button>
        </form>
      )}
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
