import { expect, test } from 'vitest';
import { readRemoteWork } from './remote-work.ts';

test.each([
  'Télétravail possible deux jours par semaine',
  'Ce poste hybride se partage entre le bureau et la maison',
  'We offer a hybrid working model',
  'You can work from home on Fridays',
  'Two days remote a week; remote work is welcome',
])('«%s» allows work from home', (text) => {
  expect(readRemoteWork(text)).not.toBeNull();
});

test.each([
  'Pas de télétravail',
  'Le télétravail n’est pas possible : poste 100 % présentiel',
  'No remote work',
  'Vous pilotez des équipes à distance',
  'You manage remote sites and remote sensing data',
  'Véhicules hybrides et électriques',
  'Hybrid vehicles',
])('«%s» does not allow work from home', (text) => {
  expect(readRemoteWork(text)).toBeNull();
});
