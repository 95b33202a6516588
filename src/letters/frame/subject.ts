import { createContext } from 'react';

/** What the message that is rendered is about: the title of its page. */
export const Subject = createContext('');
