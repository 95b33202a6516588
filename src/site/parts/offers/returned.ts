/** Field of a stored application, which marks that its sender left the form to prove an address. */
export const returned = 'returned';
