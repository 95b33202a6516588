import type { InteractionParts, View } from '#identity/provider/steps/interaction-step.ts';
import type { FieldError } from '#identity/provider/pages/account-form.tsx';
import { conditionsStep } from './conditions-step.ts';
import type { SignUpForm, SignUpValues } from './sign-up-page.tsx';
import type { RegistrationLists } from '#identity/provider/accounts/registration.ts';

type Parts = Pick<InteractionParts, 'ages' | 'doubtOf' | 'registrationLists'>;

/** Returns the choices of a complete sign-up in the page's language; null for a simple sign-up. */
export async function listsOf({ registrationLists }: Parts, view: View): Promise<RegistrationLists | null> {
  return view.registration === 'complete' ? registrationLists(view.frame.language) : null;
}

/** Returns a sign-up form with the typed values and their errors. */
export async function shownForm(
  parts: Parts,
  view: View,
  values: SignUpValues,
  errors: readonly FieldError[] = [],
): Promise<SignUpForm> {
  const lists = await listsOf(parts, view);
  // A form that was sent as a whole comes back as a whole, with all its errors.
  const step = errors.length > 0 ? null : conditionsStep(parts, lists, values);
  return { values, errors, lists, ages: parts.ages, step };
}
