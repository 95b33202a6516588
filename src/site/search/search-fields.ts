/**
 * The address that a search form asks for: what is empty or stands for «no choice» is left out. The order is the form's.
 */
export function searchAddress(fields: FormData): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && !(name === 'sort' && text === '0')) address.append(name, text);
  }
  return address;
}
