import { useTranslations } from '#words/use-translations.ts';
import type { ApplicationState } from '#board/applications/application-state.ts';
import { AnyIcon, type AnyIconName } from '#ui/any-icon.tsx';
import { Tag } from '#ui/tag.tsx';

type Look = { readonly icon: AnyIconName; readonly tone?: 'coral' | 'sea' };

const looks: Record<ApplicationState, Look> = {
  sent: { icon: 'clock' },
  failed: { icon: 'alert', tone: 'coral' },
  transmitted: { icon: 'check', tone: 'sea' },
  opened: { icon: 'file', tone: 'sea' },
  contact: { icon: 'user', tone: 'sea' },
  retained: { icon: 'heart', tone: 'sea' },
  declined: { icon: 'close' },
  withdrawn: { icon: 'log-out' },
};

/** The state of an application in a word. */
export function StateTag({ state }: { state: ApplicationState }) {
  const t = useTranslations('apply.state');
  const { icon, tone = 'plain' } = looks[state];
  return (
    <Tag tone={tone}>
      <AnyIcon name={icon} />
      {t(state)}
    </Tag>
  );
}
