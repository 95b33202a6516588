import type { InteractionParts, Step } from '#identity/provider/steps/interaction-step.ts';
import { signInPage } from './sign-in-page.tsx';
import { signInWithPasskey } from '#identity/provider/steps/sign-in-with-passkey.ts';

/** Signs in with a passkey instead of address and password. */
export function passkeyStep({ passkeys }: InteractionParts): Step {
  return {
    show: () => ({ next: '' }),
    async submit(fields, view) {
      const signedIn = passkeys && (await signInWithPasskey(passkeys, view.uid, fields['credential'] ?? ''));
      if (signedIn) return signedIn;
      const links = { ...view.links, action: view.at('') };
      return {
        status: 422,
        page: signInPage(view.frame, links, '', [{ field: 'email', refusal: 'passkeyRefused' }]),
      };
    },
  };
}
