/**
 * Name of a field in a stored application: it marks that the candidate left the form to confirm an address.
 */
export const returned = 'returned';
