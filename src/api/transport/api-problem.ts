/** What stops a request to an API; each API tells it in its own form. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;
  /** Headers that belong to the answer, such as Allow. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param code tells programs one problem from another; unique in the house
   * @param message for the person who writes the program, in English
   */
  constructor(
    status: number,
    { code, message, headers = {} }: { code: string; message: string; headers?: Readonly<Record<string, string>> },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
