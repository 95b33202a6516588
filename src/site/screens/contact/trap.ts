/** Name of a field that people do not see and programs fill in, for the form and its action. */
export const trap = 'entreprise-2';
