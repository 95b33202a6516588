/** A reference without any names. */
export const emptyReference = {
  cities: new Map(),
  companies: new Map(),
  companySurvivors: new Map(),
  zones: new Map(),
  countries: new Map(),
  sectors: new Map(),
  specializations: new Map(),
  studyLevels: new Map(),
  companySizes: new Map(),
  missionTypes: new Map(),
  languages: new Map(),
  zoneOfCountry: new Map(),
  countriesOfZone: new Map(),
  isoOfNumericId: new Map(),
  childrenOf: new Map(),
};
