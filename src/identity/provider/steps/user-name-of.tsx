import type { Editing } from './edit-page.ts';

/** Hidden field that tells password managers to which account the password belongs. */
export function UserNameOf({ editing }: { editing: Editing }) {
  return <input type="email" autoComplete="username" defaultValue={editing.account.email} readOnly hidden />;
}
