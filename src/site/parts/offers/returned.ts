/** Field of a kept application: its sender left the form to prove an address. */
export const returned = 'returned';
