import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { messages as en } from './messages.en.ts';
import { messages as fr } from './messages.fr.ts';
import { waitOf } from './wait.ts';

test.each([
  [0.2, 'Patientez une seconde,', 'Wait a second,'],
  [43, 'Patientez 43 secondes,', 'Wait 43 seconds,'],
  [46, 'Patientez une minute,', 'Wait a minute,'],
  [60, 'Patientez une minute,', 'Wait a minute,'],
  [61, 'Patientez 2 minutes,', 'Wait 2 minutes,'],
])('a wait of %d seconds reads «%s»', (seconds, french, english) => {
  expect(createTranslator({ locale: 'fr', messages: fr, namespace: 'frame' })('tooMany', waitOf(seconds))).toContain(
    french,
  );
  expect(createTranslator({ locale: 'en-GB', messages: en, namespace: 'frame' })('tooMany', waitOf(seconds))).toContain(
    english,
  );
});
