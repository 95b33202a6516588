import { type FormEvent, useState } from 'react';
import type { FieldCode } from '#words/field-code.ts';
import { refusalOfFile } from './check-file.ts';
import { refusedBesides } from './refused-besides.ts';
import type { Refusals } from './use-field-errors.ts';

/** What is known of the files that stand in the fields: a code, or null where nothing speaks against one. */
type Chosen = Readonly<Record<string, FieldCode | null>>;

/** `held` is what else the browser refuses in a form that it did not send. */
type Looked = { readonly told: Refusals; readonly chosen: Chosen; readonly held: Refusals | null };

const nothing: Refusals = {};

/**
 * With scripts, a file is checked as soon as it is chosen: its field tells what is wrong, what the server
 * said of the last one goes, and a file that would be refused is not sent. What the server said of any other
 * field goes as one types into that. Once one wants to send it, what else the browser refuses is told, too.
 * @param told what the server refused; each answer is another object
 * @returns `refusals` for the fields; `summary`, those of a form that was to be sent, and `answer`, another
 * object for each such form; `check`, what each form of the page is given
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

/** What a form of the page is given. */
export type FileCheck = ReturnType<typeof useFileCheck>['check'];

function lookAtAll(form: HTMLFormElement): Chosen {
  const inputs = Array.from(form.querySelectorAll<HTMLInputElement>('input[type=file]'));
  return Object.fromEntries(inputs.flatMap((input) => Object.entries(lookAt(input))));
}

/** What the server said of a field is no longer true of what is typed into it now. */
function wasRefused(field: EventTarget, told: Refusals): field is EventTarget & { readonly name: string } {
  return 'name' in field && typeof field.name === 'string' && Object.hasOwn(told, field.name);
}

/** An empty field says nothing new. */
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
