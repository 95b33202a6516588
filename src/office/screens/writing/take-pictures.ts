import type { RefusedControl } from '../../editing/edit-code.ts';
import { filePart, putPicture, shownPart } from '../../editing/pictures/put-picture.ts';
import { receivePicture } from '../../editing/pictures/receive-pictures.ts';
import { partName } from '../../editing/simple-kind.ts';
import { firstTyped, HostileForm, type Typed } from '../../editing/typed.ts';
import { filesIn } from '../../request/form-fields.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import { hashesIn, open, type OpenedDocument } from './opened-document.ts';

type Taken = {
  readonly opened: OpenedDocument;
  readonly typed: Typed;
  readonly refused: ReadonlyMap<string, RefusedControl>;
};

type Sent = {
  readonly typed: Typed;
  readonly form: FormData;
  /** The field whose button was pressed. */
  readonly field: string;
};

/**
 * Takes the pictures of a form: every file that came with it, and what was chosen from the list of the field
 * whose button was pressed. The files are stored, the document is not.
 */
export async function takePictures(asked: StaffRequest, opened: OpenedDocument, sent: Sent): Promise<Taken> {
  const { typed, form, field } = sent;
  if (!isPicture(typed, field)) throw new HostileForm('no picture of the form');
  const { stored, refused } = await storeFiles(asked, { typed, form });
  const unsent = unsentFiles(typed);
  const listed = firstTyped(typed, field) ?? '';
  const isOther = listed !== (firstTyped(typed, partName(field, shownPart)) ?? '');
  const isUploaded = stored.has(field) || refused.has(partName(field, filePart));
  const chosen = new Map([...(isOther && !isUploaded ? [[field, listed] as const] : []), ...stored]);
  const known = await open(opened, opened, [...hashesIn(form), ...stored.values()]);
  const { pictures, lang } = known.named;
  const filled = [...chosen].reduce<Typed>((all, [name, hash]) => {
    const picture = pictures.find((one) => one.hash === hash) ?? null;
    return picture === null && hash !== '' ? all : putPicture(all, name, picture, lang);
  }, typed);
  return { opened: known, typed: filled, refused: new Map([...unsent, ...refused]) };
}

const isPicture = (typed: Typed, name: string): boolean => typed.has(name) && typed.has(partName(name, shownPart));

/** Files that were chosen, but whose names alone came with the form. */
const unsentFiles = (typed: Typed): readonly (readonly [string, RefusedControl])[] =>
  [...typed].flatMap(([control, [file]]) =>
    control.endsWith(partName('', filePart)) && file ? [[control, { code: 'notSent', label: '' }] as const] : [],
  );

/** Stores the files of all picture fields, because the form comes back without them. */
async function storeFiles(asked: StaffRequest, { typed, form }: Omit<Sent, 'field'>) {
  const stored = new Map<string, string>();
  const refused = new Map<string, RefusedControl>();
  for (const control of new Set(form.keys())) {
    const name = control.slice(0, -partName('', filePart).length);
    const [file] = filesIn(form, control);
    if (file === undefined || control !== partName(name, filePart) || !isPicture(typed, name)) continue;
    const { hash, words } = await receivePicture(asked, file);
    if (hash === null) refused.set(control, { code: 'notUploaded', label: '', words });
    else stored.set(name, hash);
  }
  return { stored, refused };
}
