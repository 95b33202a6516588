import type { ExchangeClosure } from '#board/applications/exchange/exchange-policy.ts';
import { type ExchangeEntry, readExchange, type ShownApplication } from '#board/applications/exchange/read-exchange.ts';
import type { Board } from '#board/context/board.ts';

/** The exchange of an application with what the form for the next message needs. */
export type ShownExchange = {
  readonly entries: readonly ExchangeEntry[];
  /** Reason why there is no form; null if the reader can write. */
  readonly closure: ExchangeClosure | null;
  /** New for each form that is shown, so that a form that is sent twice is one message. */
  readonly formKey: string;
  /** True if the reader has just sent a message. */
  readonly done: boolean;
};

/** Value of the parameter `done` after a message was sent. */
export const written = 'written';

/** Loads the exchange of an application that the reader may see. */
export async function loadExchange(
  board: Pick<Board, 'db'>,
  application: ShownApplication,
  { closure, url }: { readonly closure: ExchangeClosure | null; readonly url: URL },
): Promise<ShownExchange> {
  const entries = await readExchange(board, application);
  return { entries, closure, formKey: crypto.randomUUID(), done: url.searchParams.get('done') === written };
}
