import { dropCopy, putCopy } from './device-copies.ts';
import { fieldsOf, type Given, givenIn } from './given.ts';
import { isChanged } from './is-changed.ts';
import { offerCopies } from './offer-copies.ts';
import { sendToServer } from './send-to-server.ts';
import { type StatusLine, statusLine } from './status-line.ts';

/** Milliseconds after a change until the device and the server keep it. */
const [hereAfter, thereAfter] = [300, 3000];
/** Milliseconds after which a server that did not answer is asked again. */
const again = 15_000;

/**
 * Keeps what is typed into the form of a document: at once on this device, and a few seconds later on the
 * server. It survives an ended session, a closed laptop and a lost network.
 */
export function start(line: HTMLElement): void {
  const form = line.closest('form');
  if (form !== null) new Keeper(form, line).begin();
}

class Keeper {
  readonly #form: HTMLFormElement;
  readonly #status: StatusLine;
  readonly #given: Given;
  #page: string;
  /** Time of the last change, which is its number; zero if nothing was typed. */
  #at = 0;
  /** The last change that the server has. */
  #sentAt = 0;
  #isSending = false;
  #isLeaving = false;
  /** Somebody waits for the server to have everything. */
  #isWanted = false;
  #here: ReturnType<typeof setTimeout> | undefined;
  #there: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement, line: HTMLElement) {
    this.#form = form;
    this.#status = statusLine(line);
    this.#given = givenIn(line);
    this.#page = this.#given.page;
  }

  begin(): void {
    const { member, continues, isTyped } = this.#given;
    if (continues !== undefined) dropCopy(member, continues);
    offerCopies(this.#given);
    // The form holds what nobody has saved: a step, or a refused form, has brought it.
    if (isTyped || isChanged(this.#form)) this.#change();
    this.#form.addEventListener('input', () => this.#change());
    this.#form.addEventListener('submit', () => this.#leave());
    this.#form.addEventListener('keep-now', () => {
      this.#isWanted = true;
      void this.#send();
    });
    addEventListener('signing-out', () => {
      this.#flush();
      this.#isLeaving = true;
    });
    addEventListener('pageshow', () => (this.#isLeaving = false));
    addEventListener('online', () => void this.#send());
    addEventListener('pagehide', () => this.#flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.#flush();
      else void this.#send();
    });
  }

  #change(): void {
    this.#isLeaving = false;
    this.#at = Math.max(Date.now(), this.#at + 1);
    clearTimeout(this.#here);
    this.#here = setTimeout(() => this.#keepHere(), hereAfter);
    this.#sendIn(thereAfter);
  }

  #sendIn(wait: number): void {
    this.#there ??= setTimeout(() => void this.#send(), wait);
  }

  #keepHere({ isKept = false, isSent = false } = {}): boolean {
    clearTimeout(this.#here);
    const { member, document } = this.#given;
    return putCopy(member, { document, page: this.#page, at: this.#at, fields: this.#fields(), isKept, isSent });
  }

  #fields(): readonly (readonly [string, string])[] {
    return fieldsOf(this.#form).filter(([name]) => name !== 'do' && name !== 'page');
  }

  /** The form is sent: the device keeps it until the next page is there. */
  #leave(): void {
    if (this.#at > 0) this.#keepHere({ isSent: true });
    clearTimeout(this.#there);
    this.#there = undefined;
    this.#isLeaving = true;
  }

  /** The page may be closed: both get the last words now. */
  #flush(): void {
    if (!this.#isLeaving && this.#sentAt < this.#at) void this.#send(true);
  }

  async #send(isLast = false): Promise<void> {
    clearTimeout(this.#there);
    this.#there = undefined;
    if (this.#isLeaving) return;
    if (this.#sentAt >= this.#at) return this.#tell();
    if (this.#isSending && !isLast) return this.#sendIn(thereAfter);
    const isHere = this.#keepHere();
    const at = this.#at;
    this.#isSending = true;
    const own = [
      ['do', 'keep'],
      ['page', this.#page],
      ['member', this.#given.member],
      ['turn', String(at)],
    ] as const;
    const answer = await sendToServer(this.#form.action, [...own, ...this.#fields()], { isLast });
    this.#isSending = false;
    if (!this.#isLeaving) this.#answered(at, answer, isHere);
  }

  #answered(at: number, answer: Awaited<ReturnType<typeof sendToServer>>, isHere: boolean): void {
    const { offline, here, nowhere, other } = this.#given.words;
    if (typeof answer === 'object' && answer.end === 'kept') return this.#kept(at, answer.said);
    if (typeof answer === 'object' && answer.end === 'ended') return this.#renew(at);
    if (typeof answer === 'object' && answer.end === 'late') return this.#catchUp(answer.turn);
    if (answer === 'offline') this.#sendIn(again);
    if (!isHere) this.#status.say(nowhere);
    else if (answer === 'signedOut') this.#status.saySignedOut();
    else if (answer === 'offline') this.#status.say(offline);
    else this.#status.say(typeof answer === 'object' && answer.end === 'other' ? other : here);
  }

  #kept(at: number, said: string): void {
    this.#sentAt = at;
    this.#status.say(said);
    if (this.#at > at) return this.#isWanted ? void this.#send() : this.#sendIn(thereAfter);
    this.#isWanted = false;
    this.#keepHere({ isKept: true });
    this.#form.dispatchEvent(new Event('kept', { bubbles: true }));
    this.#tell();
  }

  /** The work of this page has ended: whatever is typed now is other work. */
  #renew(at: number): void {
    dropCopy(this.#given.member, this.#page);
    this.#page = crypto.randomUUID();
    const field = this.#form.elements.namedItem('page');
    if (field instanceof HTMLInputElement) field.value = this.#page;
    this.#sentAt = at;
    if (this.#at > at) void this.#send();
  }

  /** The clock of this device was put back. */
  #catchUp(turn: number): void {
    if (turn < this.#at) return;
    this.#at = turn + 1;
    void this.#send();
  }

  /** Tells other scripts that the server has everything, and under which name. */
  #tell(): void {
    this.#form.dataset['kept'] = `${this.#page} ${this.#at}`;
    this.#form.dispatchEvent(new Event('on-server'));
  }
}
