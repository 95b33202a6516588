/** The boxes, radio buttons and lists of a form that somebody changed before the scripts came. */
export function earlyChoices(form: HTMLFormElement): Element[] {
  return [...form.elements].filter((control) => {
    if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
    return control instanceof HTMLSelectElement && [...control.options].some(isAnother);
  });
}

function isAnother({ selected, defaultSelected }: HTMLOptionElement): boolean {
  return selected !== defaultSelected;
}
