import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { type ApplicationAnswer, isContactAnswer } from './application-answer.ts';
import type { ContactIntent } from './save-application.ts';

const never = () => () => {};

/** Tells if scripts run; without scripts, the buttons next to the address post the form. */
export const useScriptsRun = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Lets the candidate confirm an e-mail address by a code while the form stays open and its other fields stay
 * filled in.
 */
export function useContactProof(field: RefObject<HTMLInputElement | null>) {
  const { submit, data, state, formData } = useFetcher<ApplicationAnswer>();
  const answer = data !== undefined && isContactAnswer(data) ? data : undefined;
  useEffect(() => {
    if (answer === undefined) return;
    const code = field.current?.form?.querySelector<HTMLInputElement>('[name=code]');
    (code ?? field.current)?.focus();
  }, [answer, field]);
  const send = (intent: ContactIntent) => {
    const form = field.current?.form;
    if (form && state === 'idle') void submit(textsOf(form, intent), { method: 'post' });
  };
  const awaited = answer?.contact === 'proven' ? '' : (answer?.email ?? '');
  const isFailed = data !== undefined && answer === undefined;
  return { send, answer, awaited, isFailed, wait: data?.wait ?? null, doing: formData?.get('contact') };
}

/**
 * Returns the texts of the form without its files. They are posted together with the code, because they must
 * be stored if the session has ended.
 */
function textsOf(form: HTMLFormElement, intent: ContactIntent): FormData {
  const texts = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.append(name, value);
  texts.set('contact', intent);
  return texts;
}
