-- What a complete sign-up tells; the tokens carry it, and the profile begins with it.

alter table idp.accounts
  add column birth_date text,              -- YYYY-MM-DD
  add column nationality text,
  add column study_level text;
