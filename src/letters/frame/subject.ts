import { createContext } from 'react';

/** Subject of the rendered message, taken from the title of its page. */
export const Subject = createContext('');
