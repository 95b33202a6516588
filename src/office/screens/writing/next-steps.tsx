import type { ReactNode } from 'react';
import type { OfficeDocument } from '#content/repository/answers/listing/read-document.ts';
import { picturesWithoutText } from '#content/repository/write/rules/picture-texts.ts';
import { type ButtonVariant, buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import type { Offered } from '../../editing/acts/offered-acts.ts';
import { useApprovalWords } from '../../editing/acts/approval-notice.tsx';
import { PlanForm } from '../../editing/acts/plan-form.tsx';
import { SeenForm } from '../../editing/acts/seen-form.tsx';
import { WordsForm } from '../../editing/acts/words-form.tsx';
import editing from '../../frame/editing.module.css';
import { OfficeAddress } from '../../frame/office-address.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';

type Props = { readonly document: OfficeDocument; readonly offered: Offered };

/** What may follow a saved draft. The forms are those of the page of the document, which answers them. */
export function NextSteps({ document, offered }: Props) {
  const t = useTranslations('office');
  const address = localized(useOfficeLocale(), `/bureau/contenus/${document.id}`);
  const version = document.newest ?? 0;
  const approval = useApprovalWords(document);
  return (
    <SavedNotice title={t('writing.saved')}>
      <div className={parts.stack}>
        <div>
          <p>{document.isPending ? t('nextSteps.waiting', { version }) : t('nextSteps.onSite')}</p>
          {offered.needsApproval ? <p>{approval}</p> : null}
          <MissingTexts document={document} />
        </div>
        <div className={editing.nextSteps}>
          <a className={buttonClass('secondary')} href={`${address}/apercu`} target="_blank">
            {t('nextSteps.preview')}
          </a>
          <OfficeAddress value={address}>
            <Acts document={document} offered={offered} />
          </OfficeAddress>
          <a className={buttonClass('secondary')} href={address}>
            {t('nextSteps.document')}
          </a>
        </div>
      </div>
    </SavedNotice>
  );
}

/** The message has the focus after a save: the next Tab goes on from there. */
function SavedNotice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div tabIndex={-1} autoFocus>
      <Notice tone="success" title={title}>
        {children}
      </Notice>
    </div>
  );
}

/** The one thing to do next stands out: to publish, or else to ask for a review. */
function Acts({ document, offered: { ask, publish } }: Props) {
  const t = useTranslations('office.contents');
  const later = useTranslations('office.nextSteps');
  const given = { document, refused: null };
  return (
    <>
      {ask ? (
        <Folded title={t('ask')} variant={publish ? 'secondary' : 'primary'}>
          <WordsForm {...given} name="ask" label={t('askWords')} send={later('sendRequest')} variant="primary" />
        </Folded>
      ) : null}
      {publish ? (
        <>
          <SeenForm {...given} name="publish" send={t('publishNow', { version: document.newest ?? 0 })} />
          <Folded title={later('plan')} variant="secondary">
            <PlanForm {...given} name="planPublication" send={t('plan')} />
          </Folded>
        </>
      ) : null}
    </>
  );
}

type FoldedProps = { readonly title: string; readonly variant: ButtonVariant; readonly children: ReactNode };

function Folded({ title, variant, children }: FoldedProps) {
  return (
    <details>
      <summary className={buttonClass(variant)}>{title}</summary>
      {children}
    </details>
  );
}

/** Says before somebody publishes it in vain that pictures lack a text. */
function MissingTexts({ document: { content, isPending } }: Pick<Props, 'document'>) {
  const t = useTranslations('office.contents');
  const count = isPending ? picturesWithoutText(content.data) : 0;
  return count === 0 ? null : (
    <p>
      <strong>{t('picturesWithoutText', { count })}.</strong> {t('picturesText')}
    </p>
  );
}
