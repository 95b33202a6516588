/** Profession in the public offers API. */
type PublicProfession = {
  readonly specializationId: string;
  /** Id of the family of professions. For a family, this is its own id. */
  readonly specializationParentId: number;
  readonly specializationLabel: string;
  readonly specializationLabelEn: string;
};

/** Types of the fields in the public offers API. A field of type `nothing` is always null. */
export type FieldKinds = {
  integer: number;
  number: number;
  text: string;
  textOrNull: string | null;
  boolean: boolean;
  texts: readonly string[];
  professions: readonly PublicProfession[];
  nothing: null;
};
export type FieldKind = keyof FieldKinds;

/** Keys of a row of the public offers API in their order, with their types. The contact is never public. */
export const publicFields = {
  id: 'integer',
  organizationName: 'text',
  missionTitle: 'text',
  missionDuration: 'integer',
  viewCounter: 'integer',
  candidateCounter: 'integer',
  missionType: 'text',
  missionTypeEn: 'text',
  organizationPresentation: 'textOrNull',
  organizationUrlImage: 'textOrNull',
  organizationImage: 'textOrNull',
  organizationPathImage: 'textOrNull',
  pathImage: 'textOrNull',
  image: 'textOrNull',
  activitySectorN1: 'textOrNull',
  activitySectorN2: 'textOrNull',
  activitySectorN3: 'textOrNull',
  activitySectorN1Id: 'integer',
  ca: 'textOrNull',
  effectif: 'integer',
  effectifFiscal: 'textOrNull',
  effectifInd: 'textOrNull',
  effectifConso: 'textOrNull',
  organizationCountryCounter: 'textOrNull',
  organizationExpertise: 'textOrNull',
  cityAffectationId: 'integer',
  cityName: 'text',
  cityNameEn: 'text',
  activitySectorOfferId: 'integer',
  levelStudyIds: 'textOrNull',
  specialization: 'texts',
  specializations: 'professions',
  missionDescription: 'text',
  creationDate: 'text',
  missionStartDate: 'text',
  missionEndDate: 'text',
  startBroadcastDate: 'text',
  durationBroadcast: 'integer',
  endBroadcastDate: 'textOrNull',
  organizationId: 'integer',
  missionProfile: 'textOrNull',
  countryId: 'text',
  countryName: 'text',
  countryNameEn: 'text',
  reference: 'text',
  contactFirstName: 'nothing',
  contactLastName: 'nothing',
  contactCivility: 'nothing',
  contactName: 'nothing',
  indemnite: 'number',
  teleworkingAvailable: 'boolean',
  socialReach: 'boolean',
  idMotifDesactivationOffre: 'integer',
  contactEmail: 'nothing',
  cityAffectation: 'text',
  idNomenclatureSecteur: 'textOrNull',
  externalJobId: 'textOrNull',
  contactURL: 'textOrNull',
  dateCandidature: 'nothing',
} as const satisfies Readonly<Record<string, FieldKind>>;

export type PublicField = keyof typeof publicFields;
export const publicFieldNames = Object.keys(publicFields).filter((name) => isPublicField(name));

/**
 * Fields that are never taken from a source, because the board computes two of them, spells the names of
 * offers and countries uniformly, and checks addresses.
 */
export const ownFields: ReadonlySet<string> = new Set<PublicField>([
  'id',
  'viewCounter',
  'candidateCounter',
  'countryId',
  'contactURL',
]);

/** Offer in the public offers API. */
export type PublicRow = { readonly [F in PublicField]: FieldKinds[(typeof publicFields)[F]] };

/**
 * Stored fields of the source's row. A field is present only if the row contained it with a value of its
 * type.
 */
export type SourceFields = Partial<PublicRow>;

function isPublicField(name: string): name is PublicField {
  return Object.hasOwn(publicFields, name);
}
