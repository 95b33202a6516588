import { expect, test } from 'vitest';
import { messages as french } from './messages.fr.ts';
import letters from './fr/letters.json' with { type: 'json' };
import { frenchOf } from './french-of.ts';

test.each([
  ['Orange', 'd’Orange'],
  ['Extia', 'd’Extia'],
  ['Énergies Talvane', 'd’Énergies Talvane'],
  ['Œuvre utile', 'd’Œuvre utile'],
  ['Yves Rocher', 'd’Yves Rocher'],
  ['Ouest-France', 'd’Ouest-France'],
  ['Hermès', 'd’Hermès'],
  ['Hélène Martin', 'd’Hélène Martin'],
  ['Hôpitaux du Levant', 'd’Hôpitaux du Levant'],
])('«de» is elided before a vowel and a mute h: %s', (name, text) => {
  expect(frenchOf(name)).toBe(text);
});

test.each(['Bouygues', 'Honda', 'Huawei', 'Yoplait', 'Ouigo', '3M', 'LVMH', ''])(
  '«de» stays before a consonant, an aspirated h, a figure: %s',
  (name) => {
    expect(frenchOf(name)).toBe(`de ${name}`);
  },
);

// A message must insert a name after «de» or «que» by `frenchOf`, because this function elides «de» and
// «que».
test('no French message contains «de» before a name', () => {
  const bare =
    /\b(?:de|que|jusque|lorsque) \{(?:name|firstName|lastName|company|criterion|group|house|houses|service|city|country|host)\}/g;
  expect(JSON.stringify({ french, letters }).match(bare)).toBeNull();
});
