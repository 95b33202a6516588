import { expect, test } from 'vitest';
import { type ActName, actNames, mayDo, needsProof, NotAllowed } from './acts.ts';
import { type Actor, actorText } from './actor.ts';
import { requireRole } from './audit/record-act.ts';
import { roles } from './roles.ts';

// Who may do what: r reader, e editor, v reviewer, o operator, a administrator; * needs a recent sign-in.
const table: Readonly<Record<ActName, string>> = {
  'office.enter': 'revoa',
  'staff.add': 'a*',
  'staff.change': 'a*',
  'staff.remove': 'a*',
  'staff.makeLink': 'a*',
  'staff.bind': 'revoa',
  'staff.unbind': 'a*',
  'staff.endSessions': 'a',
  'staff.signIn': 'revoa',
  'staff.signOut': 'revoa',
  'audit.read': 'a',
  'audit.export': 'a',
  'content.read': 'revoa',
  'content.save': 'eva',
  'content.restore': 'eva',
  'content.requestReview': 'eva',
  'content.approve': 'va',
  'content.refuse': 'va',
  'review.makeLink': 'eva',
  'review.endLink': 'eva',
  'review.answer': 'a',
  'content.publish': 'eva*',
  'content.schedule': 'eva*',
  'content.cancel': 'eva',
  'content.withdraw': 'va*',
  'content.import': 'a',
  'picture.add': 'eva',
  'picture.change': 'eva',
  'picture.remove': 'eva',
  'release.save': 'eva',
  'release.publish': 'va*',
  'release.takeBack': 'va*',
  'search.read': 'evoa',
  'program.read': 'oa',
  'figures.read': 'revoa',
  'report.read': 'oa',
  'report.close': 'oa',
  'offer.read': 'oa',
  'offer.feature': 'oa',
  'offer.withdraw': 'oa*',
  'offer.bringBack': 'oa*',
  'offer.correct': 'oa',
  'offer.correctContact': 'oa*',
  'offer.keepCorrection': 'oa',
  'reference.read': 'oa',
  'reference.change': 'oa',
  'reference.saveScale': 'oa*',
  'reference.takeScaleBack': 'oa*',
  'synonym.read': 'oa',
  'synonym.change': 'oa',
  'company.read': 'oa',
  'company.correct': 'oa',
  'company.name': 'oa',
  'company.logo': 'oa',
  'company.merge': 'oa*',
  'company.unmerge': 'oa*',
  'import.read': 'oa',
  'import.dryRun': 'oa',
  'import.run': 'oa*',
  'import.rollBack': 'oa*',
  'candidate.read': 'oa',
  'candidate.endSessions': 'oa',
  'candidate.refuse': 'oa',
  'candidate.readmit': 'oa',
  'candidate.export': 'oa*',
  'candidate.close': 'oa*',
  'candidate.erase': 'oa*',
  'job.read': 'oa',
  'round.run': 'oa',
  'queue.retry': 'oa',
  'mail.list': 'oa',
  'mail.read': 'oa',
  'mail.resend': 'oa',
  'mail.resendAll': 'oa*',
  'mail.forget': 'oa',
  'mail.stop': 'oa*',
  'message.list': 'oa',
  'message.read': 'oa',
  'message.send': 'oa',
  'message.delete': 'oa*',
  'newsletter.read': 'oa',
  'newsletter.test': 'oa',
  'newsletter.skip': 'oa',
  'newsletter.send': 'oa*',
  'key.read': 'oa',
  'key.make': 'oa*',
  'key.revoke': 'oa*',
  'database.ask': 'a',
  'webhook.read': 'oa',
  'webhook.test': 'oa',
  'webhook.replay': 'oa',
  'webhook.stop': 'oa',
  'webhook.start': 'oa',
  'webhook.delete': 'oa*',
};

const letters = { reader: 'r', editor: 'e', reviewer: 'v', operator: 'o', administrator: 'a' } as const;
const staff = (held: readonly (typeof roles)[number][]): Actor => ({
  kind: 'staff',
  id: 'm',
  roles: held,
  requestId: null,
});

/** Tells if `requireRole` refuses an act. */
function isRefused(actor: Actor, act: ActName): boolean {
  try {
    requireRole(actor, act);
    return false;
  } catch (error) {
    return error instanceof NotAllowed;
  }
}

test('the table names every act', () => {
  expect(Object.keys(table).toSorted()).toEqual([...actNames].toSorted());
});

test.each(actNames.flatMap((act) => roles.map((role) => [act, role] as const)))(
  '%s is allowed or refused to a %s as the table says',
  (act, role) => {
    const isAllowed = table[act].includes(letters[role]);
    expect([mayDo([role], act), isRefused(staff([role]), act)]).toEqual([isAllowed, !isAllowed]);
  },
);

test('an act needs a recent sign-in as the table says', () => {
  expect(actNames.filter((act) => needsProof(act))).toEqual(actNames.filter((act) => table[act].endsWith('*')));
});

test('several roles allow what one of them allows, and no role allows nothing', () => {
  expect(mayDo(['reader', 'operator'], 'candidate.read')).toBe(true);
  expect(mayDo(['reader', 'editor'], 'content.approve')).toBe(false);
  for (const act of actNames) expect(() => requireRole(staff([]), act)).toThrow(NotAllowed);
});

test('programs and jobs may do every act, and the audit tells each actor by kind and name', () => {
  for (const kind of ['program', 'job'] as const)
    for (const act of actNames) expect(() => requireRole({ kind, name: 'x' }, act)).not.toThrow();
  expect(actorText(staff(['reader']))).toBe('staff:m');
  expect(actorText({ kind: 'program', name: 'staff' })).toBe('program:staff');
  expect(actorText({ kind: 'job', name: 'publish' })).toBe('job:publish');
});
