import { bachelorAndMore, masterOrFourth, shortStudies, type Profession } from './profession.ts';

export const retail: Profession = {
  specializations: [7],
  sectors: [100001, 100002, 100003, 100004, 100005, 100012],
  levels: [bachelorAndMore, shortStudies, masterOrFourth],
  fr: {
    titles: [
      'Responsable de boutique adjoint',
      'Chef de secteur',
      'Category manager junior',
      'Animateur réseau retail',
      'Merchandiser',
    ],
    purposes: [
      'Vous faites vivre nos points de vente et transmettez le goût du produit bien présenté.',
      'Vous construisez l’assortiment de la région avec les enseignes partenaires.',
    ],
    missions: [
      'visiter les magasins et accompagner leurs équipes',
      'mettre en place les opérations saisonnières',
      'analyser les ventes et ajuster les stocks',
      'négocier les emplacements',
      'recruter et former les vendeurs',
      'soigner les vitrines et le parcours client',
      'tester de nouveaux formats de vente',
    ],
    field: 'en commerce, en distribution ou en management du luxe',
    skills: [
      'vous avez vendu, et aimé cela',
      'vous avez l’œil pour l’agencement',
      'vous tirez un enseignement d’un tableau de ventes',
      'vous savez motiver une équipe',
      'vous êtes disponible certains samedis',
    ],
  },
  en: {
    titles: [
      'Deputy Store Manager',
      'Area Sales Representative',
      'Junior Category Manager',
      'Retail Network Coordinator',
      'Visual Merchandiser',
    ],
    purposes: [
      'You bring our shops to life and pass on a love of well-presented products.',
      'You build the range of the region with our retail partners.',
    ],
    missions: [
      'visit stores and support their teams',
      'set up seasonal operations',
      'analyse sales and adjust stocks',
      'negotiate shelf space',
      'hire and train sales staff',
      'look after windows and the customer journey',
      'try out new store formats',
    ],
    field: 'in retail, business or luxury management',
    skills: [
      'sales experience, and a liking for it',
      'an eye for layout',
      'able to learn from a sales report',
      'able to motivate a team',
      'available on some Saturdays',
    ],
  },
};
