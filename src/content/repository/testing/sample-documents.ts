import { documentId } from '../models/document-id.ts';
import type { Draft } from '../write/save-draft.ts';

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] });
const linkTo = (type: string, key: string, lang: 'fr' | 'en' = 'fr') => ({
  link_type: 'Document',
  id: documentId({ type, key, lang }),
});
const slice = (name: string, primary: object, items: object[] = []) => ({
  id: `${name}$0`,
  slice_type: name,
  variation: 'default',
  primary,
  items,
});

/**
 * Documents that use all features of the protocol. The first is published on 1 September 2026, the others in
 * this order after it.
 */
export const sampleDocuments: readonly Omit<Draft, 'actor'>[] = [
  {
    type: 'country',
    key: 'japan',
    lang: 'fr',
    content: {
      uid: 'japon',
      tags: ['asie'],
      data: { name: 'Japon', description: 'L’île aux cerisiers', country: { id: '21', iso: 'JP' } },
    },
  },
  {
    type: 'country',
    key: 'japan',
    lang: 'en',
    content: { uid: 'japan', tags: ['asie'], data: { name: 'Japan', country: { id: '21', iso: 'JP' } } },
  },
  {
    type: 'testimonial',
    key: 'claire',
    lang: 'fr',
    content: {
      uid: 'claire',
      tags: ['asie', 'exemple'],
      data: {
        name: 'Claire',
        example: true,
        rank: 2,
        country: linkTo('country', 'japan'),
        quote: [paragraph('Une année à Tōkyō.')],
      },
    },
  },
  {
    type: 'testimonial',
    key: 'paul',
    lang: 'fr',
    content: {
      uid: 'paul',
      tags: ['exemple'],
      data: {
        name: 'Paul',
        rank: 1,
        country: linkTo('country', 'nowhere'),
        quote: [paragraph('Deux ans en Afrique.')],
      },
    },
  },
  {
    type: 'news',
    key: 'allowances',
    lang: 'fr',
    content: {
      uid: 'indemnites-2026',
      tags: [],
      data: {
        title: 'Les indemnités évoluent',
        published_on: '2026-02-09',
        body: [
          slice('text', {
            text: [
              { type: 'heading2', text: 'Barème', spans: [] },
              {
                type: 'paragraph',
                text: 'Voir le Japon',
                spans: [{ type: 'hyperlink', start: 8, end: 13, data: linkTo('country', 'japan') }],
              },
            ],
          }),
        ],
      },
    },
  },
  {
    type: 'faq_item',
    key: 'age',
    lang: 'fr',
    content: {
      uid: 'age',
      tags: [],
      data: {
        question: 'Quel âge faut-il avoir ?',
        answers: [paragraph('De 18 à 28 ans.')],
        category: 'eligibility',
        rank: 10,
      },
    },
  },
  {
    type: 'faq_item',
    key: 'return',
    lang: 'fr',
    content: { uid: 'retour', tags: [], data: { question: 'Et au retour ?', category: 'return', rank: 20 } },
  },
  {
    type: 'faq_item',
    key: 'age',
    lang: 'en',
    content: {
      uid: 'age',
      tags: [],
      data: {
        question: 'How old must one be?',
        answers: [paragraph('From 18 to 28. The allowances are paid monthly.')],
        category: 'eligibility',
        rank: 10,
      },
    },
  },
];
