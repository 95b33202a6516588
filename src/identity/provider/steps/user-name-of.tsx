import type { Editing } from './edit-page.ts';

/** Tells password managers whose password it is; people do not see it. */
export function UserNameOf({ editing }: { editing: Editing }) {
  return <input type="email" autoComplete="username" defaultValue={editing.account.email} readOnly hidden />;
}
