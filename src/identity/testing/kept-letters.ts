import type { Job } from '#jobs/define-job.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { accountMailData, accountMailSeal, openAccountMail } from '#identity/provider/accounts/account-mail.ts';

/** A letter that the provider has queued; `code` is null if the letter contains none. */
export type KeptLetter = { readonly job: string; readonly to: string; readonly code: string | null };

/** Receives and decrypts the provider's letters for a test. `secret` is the provider's secret. */
export function keepLetters(secret: Uint8Array): { readonly jobs: Jobs; readonly letters: KeptLetter[] } {
  const letters: KeptLetter[] = [];
  const seal = accountMailSeal(secret);
  const enqueue = async <Data extends object>(_db: unknown, { name }: Job<Data>, data: Data): Promise<void> => {
    const sealed = 'sealed' in data ? String(data.sealed) : '';
    const code = openAccountMail(seal, sealed, accountMailData.code);
    const letter = code ?? openAccountMail(seal, sealed, accountMailData.accountExists);
    if (letter) letters.push({ job: name, to: letter.to, code: code?.code ?? null });
  };
  return { jobs: { enqueue }, letters };
}
