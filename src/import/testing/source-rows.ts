/** Invented row of the public offers API as its clients get it. */
export type SourceRowJson = Record<string, unknown>;

/** Values that `row2026` leaves out. With them, an import asks for no details. */
export const noGaps: SourceRowJson = {
  organizationPresentation: 'Nous fabriquons des phares.',
  effectif: 80,
  organizationCountryCounter: '3',
  missionProfile: 'Bac+5',
};

/**
 * Returns a row of the 2026 generation: ISO country, strings for inner ids, every key that the import
 * reads.
 */
export function row2026(id: number, overrides: SourceRowJson = {}): SourceRowJson {
  return {
    id,
    organizationName: 'ATELIERS DU PHARE',
    missionTitle: 'INGENIEUR QUALITE VERRE (H/F)',
    missionDuration: 12,
    viewCounter: 0,
    candidateCounter: 0,
    missionType: 'VIE',
    missionTypeEn: 'VIE',
    organizationPresentation: null,
    organizationUrlImage: null,
    activitySectorN1Id: 100016,
    ca: null,
    effectif: 0,
    organizationCountryCounter: null,
    cityName: 'LIEGE',
    cityNameEn: 'LIEGE',
    activitySectorOfferId: 16,
    levelStudyIds: '4,3',
    specialization: ['208'],
    specializations: [
      {
        specializationId: '208',
        specializationParentId: '58',
        specializationLabel: 'Qualité',
        specializationLabelEn: 'Quality',
      },
    ],
    missionDescription: 'Vous suivez la qualité des lanternes avec les équipes de notre atelier.',
    creationDate: '2026-11-02T08:00:00Z',
    missionStartDate: '2027-03-01T00:00:00',
    missionEndDate: '2028-03-01T00:00:00',
    startBroadcastDate: '2026-11-02T00:00:00',
    durationBroadcast: 90,
    endBroadcastDate: '2027-01-31T00:00:00',
    organizationId: 31,
    missionProfile: null,
    countryId: 'BE',
    countryName: 'BELGIQUE',
    countryNameEn: 'BELGIUM',
    reference: `VIE${id}`,
    indemnite: 2614.5,
    teleworkingAvailable: false,
    socialReach: false,
    idMotifDesactivationOffre: 0,
    contactEmail: null,
    externalJobId: null,
    ...overrides,
  };
}

/**
 * Returns a search row of the 2025 generation: numeric country, nameless organization, padded names, no
 * texts.
 */
export function row2025(id: number, overrides: SourceRowJson = {}): SourceRowJson {
  return {
    id,
    organizationName: 'VERRERIE DES DUNES',
    missionTitle: 'LANTERN ENGINEER  - H/F',
    missionDuration: 18,
    viewCounter: 163,
    candidateCounter: 4,
    missionType: 'VIE',
    missionTypeEn: 'VIE',
    organizationPresentation: null,
    organizationUrlImage: 'http://mull.jpeg',
    activitySectorN1Id: 100015,
    ca: null,
    effectif: 0,
    organizationCountryCounter: '12',
    organizationExpertise: null,
    cityName: 'OAK BROOK    -IL-                       ',
    cityNameEn: 'OAK BROOK    -IL-                       ',
    activitySectorOfferId: 15,
    levelStudyIds: '4',
    specializations: null,
    missionDescription: null,
    creationDate: '2025-02-03T09:21:07.318',
    missionStartDate: '2025-05-01T00:00:00',
    missionEndDate: '0001-01-01T00:00:00',
    startBroadcastDate: '2025-01-10T00:00:00',
    durationBroadcast: 0,
    organizationId: 0,
    missionProfile: null,
    countryId: '62',
    countryName: 'ETATS-UNIS',
    countryNameEn: 'UNITED STATES',
    reference: null,
    indemnite: 0,
    idMotifDesactivationOffre: 0,
    contactEmail: null,
    externalJobId: null,
    ...overrides,
  };
}

/** Returns a search response whose count is its number of rows. */
export async function* response(rows: readonly unknown[], count: number | null = rows.length) {
  yield { rows, count };
}
