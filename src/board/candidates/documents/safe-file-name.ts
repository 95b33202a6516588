/**
 * Returns the last part of the file name that the browser sent, with at most 120 characters including its
 * extension. Removes control and direction characters (which make `fdp.exe` look like `exe.pdf`) and
 * characters that file systems refuse. Quotation marks stay, because Windows itself replaces straight quotes
 * on saving.
 */
export function safeFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:|?*]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+/, '');
  const characters = Array.from(clean);
  if (characters.length <= 120) return clean;
  const extension = /\.[a-z]{1,5}$/i.exec(clean)?.[0] ?? '';
  return characters.slice(0, 120 - extension.length).join('') + extension;
}
