/** The methods of a logger that the provider uses; personal data must not be logged. */
export type ProviderLog = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};
