/**
 * Bullets, arrows and signs of the fonts Symbol and Wingdings. Word processors store these glyphs as private
 * characters, at the font's own code plus 0xF000. No other font can show these characters.
 */
const glyphs: Readonly<Record<string, string>> = {
  '\uf02d': '-',
  '\uf04a': '☺',
  '\uf0ac': '←',
  '\uf0ae': '→',
  '\uf0e0': '→',
  '\uf0e8': '→',
  '\uf0f0': '→',
  '\uf0fc': '✓',
  '\uf0fe': '✓',
  '\uf0d8': '➢',
  '\uf0b0': '°',
  '\uf0b1': '±',
  '\uf0a3': '≤',
  '\uf0b3': '≥',
};

/**
 * Removes private characters. Characters of symbol fonts become the sign that the font shows, or a bullet.
 */
export function withoutPrivateUse(text: string): string {
  return text.replace(/[\uf020-\uf0ff]/g, (character) => ` ${glyphs[character] ?? '•'} `).replace(/\p{Co}/gu, '');
}
