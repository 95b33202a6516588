import type { DocumentState } from '#content/repository/answers/listing/document-state.ts';
import { Tag } from '#ui/tag.tsx';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';

const tones = {
  draft: 'plain',
  published: 'sea',
  changedSince: 'sea',
  withdrawn: 'plain',
  scheduled: 'plain',
  waitingForReview: 'coral',
  approved: 'sea',
} as const satisfies Record<DocumentState, string>;

/** Where a document stands, in words. */
export function StateTags({ states }: { states: readonly DocumentState[] }) {
  const t = useTranslations('office.contents.states');
  return (
    <span className={parts.actions}>
      {states.map((state) => (
        <Tag key={state} tone={tones[state]}>
          {t(state)}
        </Tag>
      ))}
    </span>
  );
}
