import type { Configuration } from '#configuration/read-configuration.ts';
import { minute } from '#durations.ts';
import { accountsNamed } from '#identity/provider/accounts/accounts-named.ts';
import { identityProviderOf } from '#server/wiring/identity-provider.ts';
import { addMember, MemberExists } from '#staff/members/add-member.ts';
import { changeMember } from '#staff/members/change-member.ts';
import { LastAdministrator } from '#staff/members/last-administrator.ts';
import { type ListedMember, listMembers, memberCalled } from '#staff/members/list-members.ts';
import { MemberNotFound } from '#staff/members/member-rows.ts';
import { removeMember } from '#staff/members/remove-member.ts';
import { roles } from '#staff/roles.ts';
import { makeEntryLink } from '#staff/sessions/entry-links.ts';
import { linkTime } from '#staff/sessions/session-limits.ts';
import type { StaffParts } from '#staff/staff-parts.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { type AskedStaff, readAskedStaff } from './asked-staff.ts';
import { openSiteDatabase } from './open-site-database.ts';
import { Misused, runProgram } from './run-program.ts';

const help = `People who run the site, at /bureau. Roles: ${roles.join(', ')}.

  npm run staff -- add <address> --name "Claire Morel" --role editor [--role reviewer] [--reason "…"]
  npm run staff -- role <address> --role editor [--role reviewer]
  npm run staff -- remove <address> --reason "…"
  npm run staff -- list
  npm run staff -- link <address>

The person signs in with the account of this address at the identity provider. \`role\` sets the roles: roles that it does not name
are taken away. \`link\` prints an address that lets the person in once without the identity provider; whoever has it gets in.
`;

const actor = { kind: 'program', name: 'staff' } as const;

async function run(asked: AskedStaff, configuration: Configuration): Promise<number> {
  const { db, close } = await openSiteDatabase(configuration);
  try {
    await obey({ db, now: () => new Date() }, asked, configuration);
    return 0;
  } catch (error) {
    const reason = refusalOf(error, asked);
    if (reason === null) throw error;
    throw new Misused(reason);
  } finally {
    await close();
  }
}

async function obey(parts: StaffParts, asked: AskedStaff, configuration: Configuration): Promise<void> {
  if (asked.command === 'list') return (await listMembers(parts)).forEach((member) => say(lineOf(member)));
  if (asked.command === 'add') {
    await addMember(parts, actor, asked);
    return say(await nextStep(parts, asked.email, configuration));
  }
  const { id, name, email } = await memberCalled(parts, asked.email);
  if (asked.command === 'role') {
    await changeMember(parts, actor, id, { name, roles: asked.roles });
    return say(`${email} is ${asked.roles.join(', ')} now.`);
  }
  if (asked.command === 'remove') {
    await removeMember(parts, actor, id, asked.reason);
    return say(`${email} is removed, and signed out of the office.`);
  }
  const token = await makeEntryLink(parts, actor, id);
  say(new URL(`/bureau/acces/${token}`, configuration.publicUrl).href);
  process.stderr.write(
    `It lets ${name} in once, within ${linkTime / minute} minutes. Older links of ${email} have ended.\n`,
  );
}

/** Says what a new member has to do to get in. */
async function nextStep({ db }: StaffParts, email: string, configuration: Configuration): Promise<string> {
  const office = new URL('/bureau', configuration.publicUrl).href;
  if (identityProviderOf(configuration).kind === 'other')
    return `${email} signs in at ${office}. The identity provider needs an account of this address, and must have verified it.`;
  const [account] = await accountsNamed(db, email.trim());
  return account === undefined
    ? `${email} has no account yet: the person opens ${office}, signs in, chooses to create an account, and types the code of our letter.`
    : `${email} signs in at ${office} with the account of this address.`;
}

function lineOf({ email, name, roles, hasSignedIn }: ListedMember): string {
  return `${email}  ${roles.join(',')}  ${hasSignedIn ? 'has signed in' : 'not signed in yet'}  ${name}`;
}

/** Returns why the command was refused; null for an unexpected error. */
function refusalOf(error: unknown, asked: AskedStaff): string | null {
  const email = asked.command === 'list' ? '' : asked.email;
  if (error instanceof MemberExists) return `${email} is a member already.`;
  if (error instanceof MemberNotFound) return `No member has the address ${email}.`;
  if (error instanceof LastAdministrator)
    return `${email} is the only administrator: give somebody else the role first.`;
  if (error instanceof InvalidInput) return `This is not accepted: ${Object.keys(error.fields).join(', ')}.`;
  return null;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await runProgram({ name: 'staff', help, read: readAskedStaff, run });
