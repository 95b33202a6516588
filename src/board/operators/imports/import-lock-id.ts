/** Number of the advisory lock that every import holds. No other lock of this database uses it. */
export const importLockId = 7_264_001;
