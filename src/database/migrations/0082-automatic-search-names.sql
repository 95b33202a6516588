-- A search without a name of its own is named by its criteria, in the language in which it is shown.

alter table saved_searches alter column name drop not null;
