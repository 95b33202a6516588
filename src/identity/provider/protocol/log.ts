/** The little of a logger that the provider uses; personal data never goes in. */
export type ProviderLog = {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
};
