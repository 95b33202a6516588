import type { Label } from './labelled.ts';

/** A language required by offers. */
type Language = Label & {
  /** ISO 639-1. */
  readonly id: string;
  /** Other names of the language, in French and in English. */
  readonly otherFr?: readonly string[];
  readonly otherEn?: readonly string[];
};

export const spokenLanguages: readonly Language[] = [
  { id: 'fr', fr: 'Français', en: 'French' },
  { id: 'en', fr: 'Anglais', en: 'English' },
  { id: 'de', fr: 'Allemand', en: 'German' },
  { id: 'es', fr: 'Espagnol', en: 'Spanish', otherFr: ['castillan'], otherEn: ['castilian'] },
  { id: 'it', fr: 'Italien', en: 'Italian' },
  { id: 'pt', fr: 'Portugais', en: 'Portuguese' },
  { id: 'nl', fr: 'Néerlandais', en: 'Dutch', otherFr: ['flamand', 'hollandais'], otherEn: ['flemish'] },
  {
    id: 'zh',
    fr: 'Chinois',
    en: 'Chinese',
    otherFr: ['mandarin', 'cantonais'],
    otherEn: ['mandarin', 'cantonese'],
  },
  { id: 'ja', fr: 'Japonais', en: 'Japanese' },
  { id: 'ko', fr: 'Coréen', en: 'Korean' },
  { id: 'ar', fr: 'Arabe', en: 'Arabic', otherFr: ['darija'], otherEn: ['darija'] },
  { id: 'ru', fr: 'Russe', en: 'Russian' },
  { id: 'bg', fr: 'Bulgare', en: 'Bulgarian' },
  { id: 'ca', fr: 'Catalan', en: 'Catalan' },
  { id: 'hr', fr: 'Croate', en: 'Croatian' },
  { id: 'da', fr: 'Danois', en: 'Danish' },
  { id: 'fi', fr: 'Finnois', en: 'Finnish', otherFr: ['finlandais'] },
  { id: 'el', fr: 'Grec', en: 'Greek' },
  { id: 'he', fr: 'Hébreu', en: 'Hebrew' },
  { id: 'hi', fr: 'Hindi', en: 'Hindi' },
  { id: 'hu', fr: 'Hongrois', en: 'Hungarian' },
  { id: 'id', fr: 'Indonésien', en: 'Indonesian' },
  { id: 'ms', fr: 'Malais', en: 'Malay' },
  { id: 'no', fr: 'Norvégien', en: 'Norwegian' },
  { id: 'pl', fr: 'Polonais', en: 'Polish' },
  { id: 'ro', fr: 'Roumain', en: 'Romanian' },
  { id: 'sr', fr: 'Serbe', en: 'Serbian' },
  { id: 'sk', fr: 'Slovaque', en: 'Slovak' },
  { id: 'sl', fr: 'Slovène', en: 'Slovenian', otherEn: ['slovene'] },
  { id: 'sv', fr: 'Suédois', en: 'Swedish' },
  { id: 'sw', fr: 'Swahili', en: 'Swahili' },
  { id: 'cs', fr: 'Tchèque', en: 'Czech' },
  { id: 'th', fr: 'Thaï', en: 'Thai', otherFr: ['thaïlandais'] },
  { id: 'tr', fr: 'Turc', en: 'Turkish' },
  { id: 'uk', fr: 'Ukrainien', en: 'Ukrainian' },
  { id: 'vi', fr: 'Vietnamien', en: 'Vietnamese' },
];
