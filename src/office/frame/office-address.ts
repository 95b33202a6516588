import { createContext } from 'react';

/**
 * Path and query of the page, to which its forms are sent. A form that waited for a proof is shown at the
 * address of the confirmation, and must not be sent there when it has been corrected.
 */
export const OfficeAddress = createContext('');
