-- Account of a stored session, grant or token, so that all of an account can be ended at once. SHA-256 of the object
-- id, like every identifier of this table; older rows have none and expire within two weeks.
alter table idp.payloads add column account bytea;
create index payloads_account on idp.payloads (account) where account is not null;
