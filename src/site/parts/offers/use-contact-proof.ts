import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { type ApplicationAnswer, isContactAnswer } from './application-answer.ts';
import type { ContactIntent } from './save-application.ts';

const never = () => () => {};

/** Whether scripts run: without them a button is sent with its form. */
export const useScriptsRun = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Proves the address of the form in place, beside the form: nothing else of it is touched. */
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

/** What was typed goes along, for a session may have ended meanwhile; files stay where they are. */
function textsOf(form: HTMLFormElement, intent: ContactIntent): FormData {
  const texts = new FormData();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts.append(name, value);
  texts.set('contact', intent);
  return texts;
}
