import type { CodePurpose, Codes } from '#identity/provider/codes/codes.ts';
import type { InteractionAnswer, InteractionParts, ProvenSignIn, Step, View } from './interaction-step.ts';
import { sendCountedCode } from './new-code.ts';
import { codePage } from './code-page.tsx';
import type { FieldRefusal } from '#identity/provider/pages/account-form.tsx';
import { tooManyPage } from './too-many.ts';

type Parts = Pick<InteractionParts, 'attempts'>;
type Asking = Pick<View, 'address'>;

const kinds = ['wrongCodeFromAddress', 'wrongCodeFromAddressADay'] as const;

/**
 * Counts a try per network before the code is compared. The five tries per code are not enough, because they
 * do not limit a person with many mailboxes.
 * @throws TooManyAttempts
 */
export async function countCodeTry({ attempts }: Parts, { address }: Asking): Promise<void> {
  for (const kind of kinds) await attempts.count(kind, address);
}

/**
 * Subtracts the try again after a right code, because only wrong codes count. Earlier wrong codes still
 * count.
 */
export async function giveCodeTryBack({ attempts }: Parts, { address }: Asking): Promise<void> {
  for (const kind of kinds) await attempts.giveBack(kind, address);
}

/** Result of a typed code. */
export type Proof = { readonly refused: FieldRefusal } | ProvenSignIn | InteractionAnswer;

type Flow<Carried> = {
  readonly purpose: CodePurpose;
  /** Name of the page with the code field. */
  readonly page: 'code' | 'confirm' | 'by-mail';
  readonly codes: Codes<Carried>;
  /** Sends another code for the same data. */
  readonly send: (waiting: Carried, view: View) => Promise<void>;
  readonly prove: (typed: string, view: View) => Promise<Proof>;
};

/**
 * A step in which the person types a code or requests another. If no data waits for a code, it leads to the
 * first page.
 */
export function codeStep<Carried extends { readonly email: string }>(
  parts: InteractionParts,
  { purpose, page, codes, send, prove }: Flow<Carried>,
): Step {
  const again = async (waiting: Carried, view: View): Promise<InteractionAnswer> => {
    const refused = await sendCountedCode(parts, { email: waiting.email, purpose }, view, () => send(waiting, view));
    return refused ?? { next: page, told: 'again' };
  };
  const tryCode = async (digits: string, view: View): Promise<Proof> => {
    try {
      await countCodeTry(parts, view);
    } catch (error) {
      return tooManyPage(error, view);
    }
    const proof = await prove(digits, view);
    if (!('refused' in proof)) await giveCodeTryBack(parts, view);
    return proof;
  };
  return {
    async show(view) {
      const waiting = await codes.find(parts.db, view.uid);
      return waiting ? { page: codePage(view, { purpose, email: waiting.email }) } : { next: '' };
    },
    async submit(fields, view) {
      const waiting = await codes.find(parts.db, view.uid);
      if (!waiting) return { next: '' };
      if (fields['again']) return again(waiting, view);
      const digits = digitsOf(fields['code'] ?? '');
      const proof = digits ? await tryCode(digits, view) : ({ refused: 'codeMissing' } as const);
      if (!('refused' in proof)) return proof;
      return { status: 422, page: codePage(view, { purpose, email: waiting.email, refused: proof.refused }) };
    },
  };
}

/** Returns six digits, typed on any keyboard and with spaces between them; null for any other text. */
function digitsOf(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s.-]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
