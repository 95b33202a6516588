/** A field that people do not see and programs fill in; the form and its action share its name. */
export const trap = 'entreprise-2';
