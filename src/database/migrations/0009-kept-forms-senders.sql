-- Limits the kept forms of one network, so that it cannot take everybody's room. Older forms have no sender and
-- are never returned.

delete from kept_forms;
alter table kept_forms add column sender text not null; -- keyed hash of the network, different every day
