/** A field that nobody sees, and programs fill in: the form has it, and the action asks for it. */
export const trap = 'entreprise-2';
