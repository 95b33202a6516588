-- Data of a complete sign-up; the tokens carry them, and the profile begins with them.

alter table idp.accounts
  add column birth_date text,              -- YYYY-MM-DD
  add column nationality text,
  add column study_level text;
