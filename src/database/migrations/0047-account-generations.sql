-- Increases when the sessions of an account are ended: earlier sign-ins that were not completed, and earlier codes,
-- are then invalid.

alter table idp.accounts add column generation integer not null default 0;
