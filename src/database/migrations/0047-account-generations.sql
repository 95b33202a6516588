-- Grows whenever the sessions of an account are ended: a sign-in that was proven before, and not completed, and a code
-- that was sent before are worth nothing then.

alter table idp.accounts add column generation integer not null default 0;
