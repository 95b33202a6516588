/** The line that says where what was typed is kept. */
export type StatusLine = { readonly say: (text: string) => void; readonly saySignedOut: () => void };

/** A live region speaks when its text changes, so the same text is not written again. */
export function statusLine(line: HTMLElement): StatusLine {
  const status = line.querySelector('output');
  const template = line.querySelector('template');
  return {
    say: (text) => {
      if (status !== null && status.textContent !== text) status.textContent = text;
    },
    saySignedOut: () => {
      if (status !== null && template !== null && status.querySelector('a') === null)
        status.replaceChildren(template.content.cloneNode(true));
    },
  };
}
