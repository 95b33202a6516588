import { Counter, type Registry } from 'prom-client';
import { InvalidAddress, MessageRefused } from '#mail/mailer.ts';
import type { CountWork } from './count-work.ts';

/** Counts mails that left, that were refused for good, and failed tries. */
export function countMails(registry: Registry, letters: readonly string[]): CountWork {
  const mails = new Counter({
    name: 'mvi_mails_total',
    help: 'Mails by letter: sent, refused for good (a wrong address), or failed (they are tried again).',
    labelNames: ['letter', 'result'],
    registers: [registry],
  });
  for (const letter of letters) for (const result of ['sent', 'refused', 'failed']) mails.inc({ letter, result }, 0);
  return ({ work, error }) => {
    if (work.kind === 'mail') mails.inc({ letter: work.letter, result: resultOf(error) });
  };
}

function resultOf(error: unknown): string {
  if (error === undefined) return 'sent';
  return error instanceof MessageRefused || error instanceof InvalidAddress ? 'refused' : 'failed';
}
