/** The part of a logger that the provider uses; it never receives personal data. */
export type ProviderLog = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};
