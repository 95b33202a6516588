import type { ActName } from '#staff/acts.ts';
import type { FoundScreen } from './office-screens.ts';
import { typedText } from './request/form-fields.ts';
import { actorOf, type OfficeRequest } from './request/office-request.ts';
import type {
  FormEnd,
  OfficePage,
  OfficeScreen,
  OpenScreen,
  Refused,
  StaffForm,
  StaffScreen,
} from './request/office-screen.ts';

type BoundForm = {
  /** Act that the form does; null for a form that everybody may send. */
  readonly act: ActName | null;
  readonly send: (form: FormData) => Promise<FormEnd>;
};

/** A screen with its request. */
export type BoundScreen = {
  readonly act: ActName | null;
  readonly show: (refused: Refused | null) => Promise<OfficePage | Response | null>;
  /** Returns the form whose field `do` has this value; null if the screen has none. */
  readonly formNamed: (name: string) => BoundForm | null;
};

/** Binds a screen to a request; null if the screen needs a member of the staff and nobody has signed in. */
export function bindScreen({ screen, params }: FoundScreen, request: OfficeRequest): BoundScreen | null {
  const asked = { ...request, params };
  return screen.kind === 'open' ? bindOpen(screen, asked) : bindStaff(screen, asked);
}

const bindOpen = ({ show, forms }: OpenScreen, asked: OfficeRequest): BoundScreen => ({
  act: null,
  show: (refused) => show(asked, refused),
  formNamed: (name) => {
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    return form === undefined ? null : { act: null, send: (fields) => form.send(asked, fields) };
  },
});

function bindStaff({ act, show, forms }: StaffScreen, asked: OfficeRequest): BoundScreen | null {
  const { viewer, requestId } = asked;
  if (viewer === null) return null;
  const request = { ...asked, viewer, actor: actorOf(viewer, requestId) };
  return {
    act,
    show: (refused) => show(request, refused),
    formNamed: (name) => {
      const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
      return form === undefined ? null : { act: form.act, send: (fields) => form.send(request, fields) };
    },
  };
}

/** Returns a posted form of a screen without its request; null if the screen has no such form. */
export function staffFormOf(screen: OfficeScreen, form: FormData): StaffForm | null {
  const name = typedText(form, 'do');
  if (screen.kind === 'open' || !Object.hasOwn(screen.forms, name)) return null;
  return screen.forms[name] ?? null;
}
