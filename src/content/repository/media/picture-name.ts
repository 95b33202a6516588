const longest = 80;

/**
 * Returns the name of a picture from the name of its file: letters of ASCII, digits and hyphens, because it
 * names a file of an export again.
 */
export function pictureName(file: string, extension: string): string {
  const [base = ''] = file.split(/[/\\]/).slice(-1);
  const plain = base
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return `pictures/${plain || 'image'}.${extension}`;
}

/** Returns the name with the beginning of the hash, for a picture whose name another has already. */
export const nameWithHash = (name: string, hash: string): string =>
  name.replace(/(\.[^.]*)$/, `-${hash.slice(0, 8)}$1`);
