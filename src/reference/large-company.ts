/** Id of the size of large companies, which nearly all companies of the board have. */
export const largeCompany = 3;
