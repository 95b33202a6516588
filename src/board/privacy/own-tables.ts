/** Every table with rows of a candidate: all of them are exported, and go with the account. */
export const ownTables = [
  'alert_addresses',
  'applications',
  'consents',
  'cvs',
  'favourites',
  'notification_choices',
  'notifications',
  'saved_searches',
  'seen_offers',
] as const;
