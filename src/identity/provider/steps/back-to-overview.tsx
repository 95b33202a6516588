import { useTranslations } from '#words/use-translations.ts';
import type { Editing } from './edit-page.ts';
import { Foot } from '#identity/provider/pages/foot.tsx';

/** Link that leaves a page of the profile edit without changes. */
export function BackToOverview({ editing }: { editing: Editing }) {
  const t = useTranslations('identity.edit');
  return <Foot out={editing.to('')} label={t('cancel')} />;
}
