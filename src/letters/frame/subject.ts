import { createContext } from 'react';

/** Subject of the rendered message: the title of its page. */
export const Subject = createContext('');
