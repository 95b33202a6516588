/** The reason why a request to an API is refused. Each API writes the reason in a form of its own. */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;
  /** Headers of the answer, such as Allow. */
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param code identifies the kind of problem for programs and is unique in this project
   * @param message for the developer of the program, in English
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
