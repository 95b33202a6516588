/** What the login dialog is opened with (specification §4). */
export type LoginAsked = {
  /** Why one is asked to sign in; a general sentence without it. */
  readonly message?: string;
  /** The relative address to come back to, language included. */
  readonly redirect: string;
  /** Neither overlay, Escape nor button closes it. */
  readonly required?: boolean;
};

/** What the error dialog is opened with: the sentence that it says. */
export type ErrorTold = { readonly message: string };

type DialogEvents = { readonly 'mvi:login': LoginAsked; readonly 'mvi:error': ErrorTold };

declare global {
  interface WindowEventMap {
    'mvi:login': CustomEvent<LoginAsked>;
    'mvi:error': CustomEvent<ErrorTold>;
  }
}

/** Opens a dialog of the shell, from anywhere on a page with scripts. */
export function openDialog<Name extends keyof DialogEvents>(name: Name, detail: DialogEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
