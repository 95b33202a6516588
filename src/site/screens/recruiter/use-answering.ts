import { useActionData } from 'react-router';
import type { receiveForm } from './receive-form.ts';

/**
 * Returns the answer that is being written; undefined if the page was only read, or another form was sent.
 */
export function useAnswering() {
  const acted = useActionData<typeof receiveForm>();
  return acted?.form === 'answer' ? acted : undefined;
}
