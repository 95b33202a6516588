import type { Role } from './roles.ts';

/** Rule of an act. An administrator may do every act. */
type Act = {
  readonly roles: readonly Role[];
  /** True if the audit does not record the act: looking at a page that shows no candidate. */
  readonly isQuiet?: true;
  /** True if the act needs a sign-in of the last 15 minutes, because it publishes, withdraws or erases. */
  readonly needsProof?: true;
};

const everybody = ['reader', 'editor', 'reviewer', 'operator'] as const;

/**
 * What the staff do, who may do it, and the name under which the audit records it. Each act has its words in
 * `office.acts`.
 */
const acts = {
  'office.enter': { roles: everybody, isQuiet: true },
  'staff.add': { roles: [], needsProof: true },
  'staff.change': { roles: [], needsProof: true },
  'staff.remove': { roles: [], needsProof: true },
  'staff.makeLink': { roles: [], needsProof: true },
  'staff.bind': { roles: everybody },
  'staff.unbind': { roles: [], needsProof: true },
  'staff.endSessions': { roles: [] },
  'staff.signIn': { roles: everybody },
  'staff.signOut': { roles: everybody },
  'audit.read': { roles: [], isQuiet: true },
  'audit.export': { roles: [] },
  'content.read': { roles: everybody, isQuiet: true },
  'content.save': { roles: ['editor', 'reviewer'] },
  'content.restore': { roles: ['editor', 'reviewer'] },
  'content.requestReview': { roles: ['editor', 'reviewer'] },
  'content.approve': { roles: ['reviewer'] },
  'content.refuse': { roles: ['reviewer'] },
  'review.makeLink': { roles: ['editor', 'reviewer'] },
  'review.endLink': { roles: ['editor', 'reviewer'] },
  'review.answer': { roles: [] },
  'content.publish': { roles: ['editor', 'reviewer'], needsProof: true },
  'content.schedule': { roles: ['editor', 'reviewer'], needsProof: true },
  'content.cancel': { roles: ['editor', 'reviewer'] },
  'content.withdraw': { roles: ['reviewer'], needsProof: true },
  'content.import': { roles: [] },
  'picture.add': { roles: ['editor', 'reviewer'] },
  'picture.change': { roles: ['editor', 'reviewer'] },
  'picture.remove': { roles: ['editor', 'reviewer'] },
  'release.save': { roles: ['editor', 'reviewer'] },
  'release.publish': { roles: ['reviewer'], needsProof: true },
  'release.takeBack': { roles: ['reviewer'], needsProof: true },
  'search.read': { roles: ['operator', 'editor', 'reviewer'], isQuiet: true },
  'program.read': { roles: ['operator'], isQuiet: true },
  'figures.read': { roles: everybody, isQuiet: true },
  'report.read': { roles: ['operator'], isQuiet: true },
  'report.close': { roles: ['operator'] },
  'offer.read': { roles: ['operator'], isQuiet: true },
  'offer.feature': { roles: ['operator'] },
  'offer.withdraw': { roles: ['operator'], needsProof: true },
  'offer.bringBack': { roles: ['operator'], needsProof: true },
  'offer.correct': { roles: ['operator'] },
  'offer.correctContact': { roles: ['operator'], needsProof: true },
  'offer.keepCorrection': { roles: ['operator'] },
  'reference.read': { roles: ['operator'], isQuiet: true },
  'reference.change': { roles: ['operator'] },
  'reference.saveScale': { roles: ['operator'], needsProof: true },
  'reference.takeScaleBack': { roles: ['operator'], needsProof: true },
  'synonym.read': { roles: ['operator'], isQuiet: true },
  'synonym.change': { roles: ['operator'] },
  'company.read': { roles: ['operator'], isQuiet: true },
  'company.correct': { roles: ['operator'] },
  'company.name': { roles: ['operator'] },
  'company.logo': { roles: ['operator'] },
  'company.merge': { roles: ['operator'], needsProof: true },
  'company.unmerge': { roles: ['operator'], needsProof: true },
  'import.read': { roles: ['operator'], isQuiet: true },
  'import.dryRun': { roles: ['operator'] },
  'import.run': { roles: ['operator'], needsProof: true },
  'import.rollBack': { roles: ['operator'], needsProof: true },
  'candidate.read': { roles: ['operator'] },
  'candidate.endSessions': { roles: ['operator'] },
  'candidate.refuse': { roles: ['operator'] },
  'candidate.readmit': { roles: ['operator'] },
  'candidate.export': { roles: ['operator'], needsProof: true },
  'candidate.close': { roles: ['operator'], needsProof: true },
  'candidate.erase': { roles: ['operator'], needsProof: true },
  'job.read': { roles: ['operator'], isQuiet: true },
  'round.run': { roles: ['operator'] },
  'queue.retry': { roles: ['operator'] },
  'mail.list': { roles: ['operator'], isQuiet: true },
  'mail.read': { roles: ['operator'] },
  'mail.resend': { roles: ['operator'] },
  'mail.resendAll': { roles: ['operator'], needsProof: true },
  'mail.forget': { roles: ['operator'] },
  'mail.stop': { roles: ['operator'], needsProof: true },
  'message.list': { roles: ['operator'], isQuiet: true },
  'message.read': { roles: ['operator'] },
  'message.send': { roles: ['operator'] },
  'message.delete': { roles: ['operator'], needsProof: true },
  'newsletter.read': { roles: ['operator'], isQuiet: true },
  'newsletter.test': { roles: ['operator'] },
  'newsletter.skip': { roles: ['operator'] },
  'newsletter.send': { roles: ['operator'], needsProof: true },
  'key.read': { roles: ['operator'], isQuiet: true },
  'key.make': { roles: ['operator'], needsProof: true },
  'key.revoke': { roles: ['operator'], needsProof: true },
  'database.ask': { roles: [] },
  'webhook.read': { roles: ['operator'], isQuiet: true },
  'webhook.test': { roles: ['operator'] },
  'webhook.replay': { roles: ['operator'] },
  'webhook.stop': { roles: ['operator'] },
  'webhook.start': { roles: ['operator'] },
  'webhook.delete': { roles: ['operator'], needsProof: true },
} as const satisfies Readonly<Record<string, Act>>;

export type ActName = keyof typeof acts;

const ruleOf = (name: ActName): Act => acts[name];

const isActName = (name: string): name is ActName => Object.hasOwn(acts, name);

/** Names of all acts, in the order of the table. */
export const actNames: readonly ActName[] = Object.keys(acts).filter(isActName);

/** Tells if somebody with these roles may do the act. */
export const mayDo = (held: readonly Role[], act: ActName): boolean =>
  held.some((role) => role === 'administrator' || ruleOf(act).roles.includes(role));

/** Names of the acts that the audit records. */
export const recordedActs: readonly ActName[] = actNames.filter((name) => ruleOf(name).isQuiet !== true);

/** Tells if the act needs a sign-in of the last 15 minutes. */
export const needsProof = (act: ActName): boolean => ruleOf(act).needsProof === true;

/** The person lacks the role for an act. */
export class NotAllowed extends Error {
  readonly code = 'office.notAllowed';
}
