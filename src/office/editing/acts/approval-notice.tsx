import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { Notice } from '#ui/notice.tsx';
import { useTranslations } from '#words/use-translations.ts';

/** Says to somebody who cannot publish a version alone what is missing. */
export function ApprovalNotice({ document }: { readonly document: OfficeDocument }) {
  return <Notice tone="info">{useApprovalWords(document)}</Notice>;
}

/** Returns the words: a review is asked for, or nobody has been asked. */
export function useApprovalWords({ states }: Pick<OfficeDocument, 'states'>): string {
  const t = useTranslations('office.contents');
  return states.includes('waitingForReview') ? t('awaitsReview') : t('needsApproval');
}
