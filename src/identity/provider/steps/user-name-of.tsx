import type { Editing } from './edit-page.ts';

/** Tells password managers which account the password belongs to; invisible to people. */
export function UserNameOf({ editing }: { editing: Editing }) {
  return <input type="email" autoComplete="username" defaultValue={editing.account.email} readOnly hidden />;
}
