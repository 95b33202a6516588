-- Runs with programs since 0087.
-- The store in which the uploaded files of this database lie. Both are written at the first start.

alter table installation
  add column file_store_id uuid,      -- name of the store, which also lies in the store itself
  add column file_store_place text;   -- its place for people, without secrets
