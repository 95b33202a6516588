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
 * Counts a code before it is compared, by network: five tries a code are no bound for who has many mailboxes.
 * @throws TooManyAttempts
 */
export async function countCodeTry({ attempts }: Parts, { address }: Asking): Promise<void> {
  for (const kind of kinds) await attempts.count(kind, address);
}

/** The code was right: only wrong ones count, and a right one makes good no wrong one. */
export async function giveCodeTryBack({ attempts }: Parts, { address }: Asking): Promise<void> {
  for (const kind of kinds) await attempts.giveBack(kind, address);
}

/** What a code that was typed leads to. */
export type Proof = { readonly refused: FieldRefusal } | ProvenSignIn | InteractionAnswer;

type Flow<Carried> = {
  readonly purpose: CodePurpose;
  /** The page's own name. */
  readonly page: 'code' | 'confirm' | 'by-mail';
  readonly codes: Codes<Carried>;
  /** Sends another code for what waits. */
  readonly send: (waiting: Carried, view: View) => Promise<void>;
  readonly prove: (typed: string, view: View) => Promise<Proof>;
};

/** Where a code is typed, or another one asked for; the first page when nothing waits for one. */
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

/** Six digits, of any keyboard and with blanks between them; null when it is something else. */
function digitsOf(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s.-]/gu, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
