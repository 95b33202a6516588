/** More unread ones are not counted: the indicator says «99+». This file imports nothing: browsers use it. */
export const maxCounted = 99;
