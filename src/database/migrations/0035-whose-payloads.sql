-- Whose session, grant or token a stored payload is, so that all of an account can be ended at once. SHA-256 of the
-- object id, as every identifier of this table; rows from before are not named, and are over within two weeks.
alter table idp.payloads add column account bytea;
create index payloads_account on idp.payloads (account) where account is not null;
