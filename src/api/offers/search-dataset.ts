import { missionTypes } from '#reference/mission-types.ts';
import type { Reference } from '#reference/read-reference.ts';
import { plainCapitals } from './plain-capitals.ts';

/** `GET /Offers/repository/search/dataset`: the values of a search form. */
export function searchDataset({ studyLevels, companySizes, sectors, specializations }: Reference) {
  return {
    studyLevels: [...studyLevels].map(([id, { fr, en }], index) => ({
      studyLevelId: id,
      studyLevelName: fr,
      studyLevelNameEn: en,
      studyLevelOrder: String(index + 1),
    })),
    missionTypes: missionTypes.map(({ id, code }) => ({
      missionTypeId: id,
      missionTypeLabel: code.toUpperCase(),
      missionTypeLabelEn: code.toUpperCase(),
    })),
    entrepriseTypes: [...companySizes].map(([id, { fr, en }]) => ({
      entrepriseTypeId: id,
      typeEntreprise: fr,
      typeEntrepriseEn: en,
    })),
    activitySectors: [...sectors].map(([id, { fr }], index) => ({
      sectorId: id,
      parentSectorId: 0,
      label: plainCapitals(fr),
      ordre: index + 1,
      level: 1,
      originalSectorId: id - 100_000,
      isSectorN1: false,
      codeGED: null,
    })),
    specializations: familiesOf(specializations),
  };
}

/** Lists only the families of job fields, because rows name their job fields themselves. */
function familiesOf(specializations: Reference['specializations']) {
  return [...specializations]
    .filter(([, { parentId }]) => parentId === null)
    .map(([id, { fr, en }]) => ({
      specializationId: String(id),
      specializationCode: String(id),
      specializationLabel: plainCapitals(fr),
      specializationLabelEn: plainCapitals(en),
      specializationParentId: null,
    }));
}
