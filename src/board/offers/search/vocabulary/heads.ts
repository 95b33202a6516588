import { entriesOf, type Entry } from './entry.ts';

/**
 * Words of rank and role that stand beside a trade in both languages. Beside another word they say little
 * («ingénieur qualité» asks for quality); alone, each finds its twins.
 */
export const heads: readonly Entry[] = entriesOf({
  'rank-engineer': [
    `ingénieur, engineer, ingénierie, engineering, ingénieur diplômé, ingénieur généraliste,
     generalist engineer`,
  ],
  'rank-manager': [
    `responsable, manager, chef, lead, leader, head, directeur, director, gérant, encadrant, superviseur,
     supervisor, pilote`,
  ],
  'rank-officer': [`chargé, officer, executive, attaché, associate, référent, délégué`],
  'rank-mission-officer': ['chargé de mission, chargé de missions'],
  'rank-technician': ['technicien, technician, opérateur, operator'],
  'rank-assistant': ['assistant, adjoint, deputy, bras droit'],
  'rank-analyst': ['analyste, analyst'],
  'rank-consultant': ['consultant, conseiller, advisor, adviser'],
  'rank-specialist': ['spécialiste, specialist, expert, professional, professionnel'],
  'rank-coordinator': ['coordinateur, coordonnateur, coordinator, coordination, animateur'],
  'rank-representative': ['représentant, representative, agent, correspondant'],
  'rank-designer': ['concepteur'],
  'rank-trainee': ['débutant, jeune diplômé, graduate, trainee, stagiaire, intern, entry level'],
});
