-- Runs with programs since 0087.
-- The audit is searched newest first, by each of its filters (docs/decisions/0114-audit.md). Times may tie, and a transaction that
-- began earlier may end later, so that rows are ordered by time and then by id.

drop index staff.audit_subject, staff.audit_actor, staff.audit_act;
create index audit_time on staff.audit (at, id);
create index audit_actor on staff.audit (actor, at, id);
create index audit_act on staff.audit (act, at, id);
create index audit_kind on staff.audit (subject_kind, at, id);
create index audit_subject on staff.audit (subject_kind, subject_id, at, id);

-- With a trigger of its own on the table the program could swallow new rows.
do $$
declare
  grantee text;
begin
  for grantee in
    select distinct a.grantee::regrole::text from pg_class c, aclexplode(c.relacl) a
    where c.oid = 'staff.audit'::regclass and a.grantee <> 0 and a.grantee <> c.relowner
  loop
    execute format('revoke trigger, references on staff.audit from %s', grantee);
  end loop;
  revoke trigger, references on staff.audit from public;
end $$;

-- With the right to set the sequence the program could number new rows as old ones. Rows are added without it.
do $$
declare
  numbers text := pg_get_serial_sequence('staff.audit', 'id');
  grantee text;
begin
  for grantee in
    select distinct a.grantee::regrole::text from pg_class c, aclexplode(c.relacl) a
    where c.oid = numbers::regclass and a.grantee <> 0 and a.grantee <> c.relowner
  loop
    execute format('revoke update on sequence %s from %s', numbers, grantee);
  end loop;
  execute format('revoke update on sequence %s from public', numbers);
end $$;

-- Operators find a candidate by the whole address.
create index candidates_email on candidates (lower(email));
