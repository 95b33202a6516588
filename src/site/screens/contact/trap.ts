/**
 * Name of the honeypot field, for the form and its action. People do not see the field, but programs fill it
 * in.
 */
export const trap = 'entreprise-2';
