import { addPasskeyEdit } from './add-passkey.ts';
import { addressCodePage, addressPage } from './address.ts';
import type { EditPage, EditPageName } from '#identity/provider/steps/edit-page.ts';
import { linkServiceEdit } from './link-service.ts';
import { namesPage } from './names.ts';
import { removePasskeyEdit, renamePasskeyEdit } from './own-passkey.ts';
import { passwordPage } from './password.ts';
import { removeServiceEdit } from './remove-service.ts';

const pages = {
  names: namesPage,
  address: addressPage,
  code: addressCodePage,
  password: passwordPage,
  'add-passkey': addPasskeyEdit,
  'rename-passkey': renamePasskeyEdit,
  'remove-passkey': removePasskeyEdit,
  'link-service': linkServiceEdit,
  'remove-service': removeServiceEdit,
} satisfies Record<EditPageName, EditPage>;

/** What one may change, by the name in the address. */
export const editPages: ReadonlyMap<string, EditPage> = new Map(Object.entries(pages));
