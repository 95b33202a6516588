import { type FormEvent, useState } from 'react';
import type { FieldCode } from '#words/field-code.ts';
import { refusalOfFile } from './check-file.ts';
import { refusedBesides } from './refused-besides.ts';
import type { Refusals } from './use-field-errors.ts';

/** For each file field, the error code of the chosen file; null if the file is accepted. */
type Chosen = Readonly<Record<string, FieldCode | null>>;

/**
 * State of the checks. `held` contains the errors of the browser's own validation in a form that it did not
 * send.
 */
type Looked = { readonly told: Refusals; readonly chosen: Chosen; readonly held: Refusals | null };

const nothing: Refusals = {};

/**
 * With scripts, checks a file as soon as it is chosen. The field then shows the error of the new file instead
 * of the server's error about the old file, and a form with a refused file is not sent. The server's error of
 * any other field disappears when the visitor types into the field. Sending the form also shows the errors of
 * the browser's own validation.
 * @param told the fields that the server refused; each response is a new object
 * @returns `refusals` for the fields; `summary`, the errors of the form last submitted, and `answer`, a new
 * object for each submission; `check`, the handlers for each form of the page
 */
export function useFileCheck(told: Refusals = nothing) {
  const [looked, setLooked] = useState<Looked>();
  const { chosen, held } = looked?.told === told ? looked : { chosen: {}, held: null };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'file')
      setLooked({ told, chosen: { ...chosen, ...lookAt(target) }, held });
    else if (wasRefused(target, told)) setLooked({ told, chosen: { ...chosen, [target.name]: null }, held });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { elements } = event.currentTarget;
    const found = lookAtAll(event.currentTarget);
    const isRefused = Object.values(found).some((code) => code !== null);
    if (isRefused) event.preventDefault();
    setLooked({ told, chosen: { ...chosen, ...found }, held: isRefused ? { ...refusedBesides(elements) } : null });
  };
  const refusals = { ...withoutChosen({ ...told, ...held }, chosen), ...refusedAmong(chosen) };
  return {
    refusals,
    summary: held === null ? withoutChosen(told, chosen) : refusals,
    answer: held ?? told,
    check: { onSubmit, onChange },
  };
}

/** The handlers for a form of the page. */
export type FileCheck = ReturnType<typeof useFileCheck>['check'];

function lookAtAll(form: HTMLFormElement): Chosen {
  const inputs = Array.from(form.querySelectorAll<HTMLInputElement>('input[type=file]'));
  return Object.fromEntries(inputs.flatMap((input) => Object.entries(lookAt(input))));
}

/** Tells if the server refused this field; its error is outdated once the visitor types. */
function wasRefused(field: EventTarget, told: Refusals): field is EventTarget & { readonly name: string } {
  return 'name' in field && typeof field.name === 'string' && Object.hasOwn(told, field.name);
}

/** Returns the result of the check of a chosen file; nothing for an empty field. */
function lookAt({ name, files }: HTMLInputElement): Chosen {
  const [file] = files ?? [];
  return file === undefined ? {} : { [name]: refusalOfFile(name, file) };
}

function withoutChosen(told: Refusals, chosen: Chosen): Refusals {
  return Object.fromEntries(Object.entries(told).filter(([field]) => !Object.hasOwn(chosen, field)));
}

function refusedAmong(chosen: Chosen): Refusals {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([field, code]) => (code === null ? [] : [[field, code] as const])),
  );
}
