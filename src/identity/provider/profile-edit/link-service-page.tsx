import { clsx } from 'clsx';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Service } from '#identity/provider/federation/service.ts';
import type { Editing } from '#identity/provider/steps/edit-page.ts';
import { BackToOverview } from '#identity/provider/steps/back-to-overview.tsx';
import { ServiceNotice } from '#identity/provider/pages/service-buttons.tsx';
import { renderSheet, Sheet } from '#identity/provider/pages/sheet.tsx';
import styles from '#identity/provider/pages/sheet.module.css';

/** Page with a link to a service that will be linked to the account; shows the reason if linking failed. */
export function linkServicePage(editing: Editing, service: Service): string {
  return renderSheet(editing.frame, <LinkPage editing={editing} service={service} />);
}

function LinkPage({ editing, service: { name, title } }: { editing: Editing; service: Service }) {
  const t = useTranslations('identity.services');
  const asked = { name: title };
  return (
    <Sheet frame={editing.frame} title={t('linked.linkTitle', asked)} lead={t('linked.linkLead', asked)}>
      <ServiceNotice services={editing.view.links.services} />
      <a className={clsx(buttonClass('primary'), styles.wide)} href={editing.to(`federation/${name}`)}>
        {t('with', { service: title })}
      </a>
      <BackToOverview editing={editing} />
    </Sheet>
  );
}
