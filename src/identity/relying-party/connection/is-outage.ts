import { isBrokenAnswer } from '#identity/both-sides/is-broken-answer.ts';
import { ProviderUnreachable } from './provider-connections.ts';

/**
 * Whether the provider could not be asked, as against a refusal: nobody may be signed out because of that.
 */
export const isOutage = (error: unknown): boolean => error instanceof ProviderUnreachable || isBrokenAnswer(error);
