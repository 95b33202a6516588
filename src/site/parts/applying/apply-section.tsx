import { useEffect, useRef } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { TooMany } from '#site/parts/page/too-many.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApplyElsewhere } from './apply-elsewhere.tsx';
import { ApplyForm } from './apply-form.tsx';
import { Applied, RefusedNotice } from './apply-outcome.tsx';
import type { ApplyState } from './apply-state.ts';
import styles from './apply-section.module.css';
import type { ApplicationFailure } from './save-application.ts';
import { useInView } from './use-in-view.ts';

type Props = {
  title: string;
  /** Text about an earlier application. */
  before: string;
  apply: ApplyState;
  sent: boolean;
  kept: Readonly<Record<string, string>> | null;
  answer: ApplicationFailure | undefined;
};

/** The section in which a candidate applies: a form, the confirmation, or the reason why there is no form. */
export function ApplySection({ title, before, apply, sent, kept, answer }: Props) {
  const t = useTranslations('apply');
  const { state, failure } = stateAfter(apply, answer);
  const box = useRef<HTMLElement>(null);
  // The bar of the offer's page leaves while the form is there, and would cover its buttons.
  const isForm = useInView(box) && state.kind === 'form';
  // Moves to the top of the section, which explains a refusal of the whole application. The form itself lists
  // the errors of its fields. The focus alone does not always scroll: the section is taller than a window.
  useEffect(() => {
    if (!sent && (answer?.refusal ?? null) === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, [sent, answer]);
  return (
    <section
      id="candidature"
      className={styles.apply}
      ref={box}
      tabIndex={-1}
      aria-labelledby="apply-title"
      data-form={isForm || undefined}
    >
      <h2 id="apply-title">{title}</h2>
      {failure ? (
        <Notice tone="error">{answer?.wait ? <TooMany wait={answer.wait} /> : t(`refused.${failure}`)}</Notice>
      ) : null}
      {state.kind === 'form' ? <ApplyForm candidate={state.candidate} failure={answer} kept={kept} /> : null}
      {state.kind === 'alreadyApplied' ? <Applied sent={sent} application={state.application} before={before} /> : null}
      {state.kind === 'elsewhere' ? <ApplyElsewhere url={state.url} /> : null}
      {state.kind === 'refused' ? <RefusedNotice reason={state.reason} /> : null}
    </section>
  );
}

/** Returns the state of the page after an answer to an application. */
function stateAfter(
  apply: ApplyState,
  answer: ApplicationFailure | undefined,
): { state: ApplyState; failure: 'failed' | 'tooManyToday' | null } {
  const refusal = answer?.refusal ?? null;
  if (apply.kind !== 'form' || refusal === null || refusal === 'signIn') return { state: apply, failure: null };
  // Keeps the form with its typed values, because another try may succeed.
  if (refusal === 'failed' || refusal === 'tooManyToday') return { state: apply, failure: refusal };
  return { state: stateOf(refusal), failure: null };
}

function stateOf(refusal: FinalRefusal): ApplyState {
  if (refusal === 'alreadyApplied') return { kind: refusal, application: null };
  return refusal === 'noContact'
    ? { kind: 'elsewhere', url: null }
    : { kind: 'refused', reason: refusal, lastDay: null };
}

type FinalRefusal = Exclude<NonNullable<ApplicationFailure['refusal']>, 'signIn' | 'failed'>;
