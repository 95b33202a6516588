import type { ReactNode } from 'react';
import type { ActName } from '#staff/acts.ts';
import type { FieldCode } from '#words/field-code.ts';
import type { OfficeRequest, StaffRequest } from './office-request.ts';
import type { ProblemCode } from './problem-code.ts';

/** A page of the office. */
export type OfficePage = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly body: ReactNode;
  readonly status?: 200 | 400 | 403 | 404 | 409 | 413 | 422;
};

/**
 * A refused form: the codes of wrong fields, or the problem of the whole, and everything that was typed. A
 * screen that takes files must show the problems `filesTooLarge` and `formUnreadable` of a form without a
 * name, which was not read.
 */
export type Refused = {
  /** Value of the field `do`, by which a page with several forms finds the refused one. */
  readonly form: string;
  readonly fields: Readonly<Record<string, FieldCode>>;
  readonly problem: ProblemCode | null;
  readonly typed: FormData;
};

/** A form that waited for a proof and is sent now. */
export type WaitingForm = { readonly address: string; readonly fields: readonly (readonly [string, string])[] };

/** What a form ends in: another address, a page shown once, a file, or a form that waited for a proof. */
export type FormEnd =
  | { readonly redirectTo: string; readonly setCookie?: readonly string[] }
  | { readonly page: OfficePage }
  | { readonly file: Response }
  | { readonly waiting: WaitingForm };

type Show<Request> = (request: Request, refused: Refused | null) => Promise<OfficePage | Response | null>;

/** Sends a form. `InvalidInput`, and errors with a code of `office.problems`, show the page again. */
type Send<Request> = (request: Request, form: FormData) => Promise<FormEnd>;

/** Number of files of a form, and bytes of all of them. */
export type FileLimits = { readonly most: number; readonly bytes: number };
/** A form of a screen for members of the staff. */
export type StaffForm = {
  readonly act: ActName;
  /** True for a form that scripts send: without a session it is refused, and no sign-in takes it along. */
  readonly isOfScript?: true;
  /** True for a form whose texts are worth keeping if its session has ended and its files are lost. */
  readonly keepsTexts?: true;
  readonly send: Send<StaffRequest>;
};

/** A screen for members of the staff. */
export type StaffScreen = {
  readonly kind: 'staff';
  /** Limit of bytes of its forms, if they may be longer than those of other screens. */
  readonly longestForm?: number;
  /** Limits of files, if a form takes some. Files cannot wait for a proof or a sign-in. */
  readonly files?: FileLimits;
  /** Act that somebody must be allowed to do, to see the screen. */
  readonly act: ActName;
  /** Shows the screen; null if its subject does not exist. */
  readonly show: Show<StaffRequest>;
  /** Forms of the screen by the value of their field `do`. */
  readonly forms: Readonly<Record<string, StaffForm>>;
};

/** A screen for everybody: the ways into the office. */
export type OpenScreen = {
  readonly kind: 'open';
  readonly show: Show<OfficeRequest>;
  readonly forms: Readonly<Record<string, { readonly send: Send<OfficeRequest> }>>;
};

export type OfficeScreen = StaffScreen | OpenScreen;

export const staffScreen = (
  screen: Pick<StaffScreen, 'act' | 'show'> & Partial<Pick<StaffScreen, 'forms' | 'longestForm' | 'files'>>,
): StaffScreen => ({ kind: 'staff', forms: {}, ...screen });

export const openScreen = (screen: Omit<OpenScreen, 'kind'>): OpenScreen => ({ kind: 'open', ...screen });
