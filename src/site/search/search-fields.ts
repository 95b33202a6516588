/**
 * The address that a search form asks for: what is empty or 0, which is no choice of any criterion, is left out. The order is the form's.
 */
export function searchAddress(fields: FormData): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && (text !== '0' || name === 'query')) address.append(name, text);
  }
  return address;
}
