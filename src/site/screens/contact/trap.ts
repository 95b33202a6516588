/**
 * Name of the honeypot field, which people do not see and programs fill in. The form and its action both need
 * the name.
 */
export const trap = 'entreprise-2';
