import { fieldErrors } from '#identity/provider/steps/forms.ts';
import type { InteractionParts } from '#identity/provider/steps/interaction-step.ts';
import type { FieldError } from '#identity/provider/pages/account-form.tsx';
import type { Doubt, RegistrationLists } from '#identity/provider/accounts/registration.ts';
import { conditionsForm } from './sign-up-form.ts';

/** The first step of a complete sign-up: the errors of its answers, or the doubt that they raise. */
export type ConditionsStep = { readonly errors: readonly FieldError[]; readonly doubt: Doubt | null };

/**
 * Returns the first step, or null if the person may go on to the whole form: with answers that raise no
 * doubt, or in spite of a doubt, by the button `check` with the value `anyway`.
 */
export function conditionsStep(
  { doubtOf }: Pick<InteractionParts, 'doubtOf'>,
  lists: RegistrationLists | null,
  values: Readonly<Record<string, unknown>>,
): ConditionsStep | null {
  if (doubtOf === null || lists === null) return null;
  const check = values['check'];
  const answers = conditionsForm(lists).safeParse(values);
  if (!answers.success) return { errors: check === undefined ? [] : fieldErrors(answers.error), doubt: null };
  const doubt = doubtOf(answers.data);
  return doubt !== null && check === 'answers' ? { errors: [], doubt } : null;
}
