-- Runs with programs since 0087.
-- People who run the site: their roles, sessions and acts. They are no candidates (docs/decisions/0112-staff-and-office.md).

create schema staff;

create table staff.members (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null,
  subject text,                    -- object id at the identity provider, written at the first sign-in
  added_at timestamptz not null,
  removed_at timestamptz           -- the row stays, because the audit names it; whoever has the address next is another row
);
create unique index members_email on staff.members (email) where removed_at is null;
create unique index members_subject on staff.members (subject) where removed_at is null;

create table staff.roles (
  member_id uuid not null references staff.members,
  role text not null check (role in ('reader', 'editor', 'reviewer', 'operator', 'administrator')),
  given_at timestamptz not null,
  primary key (member_id, role)
);

create table staff.sessions (
  id bytea primary key,            -- SHA-256 of the cookie
  member_id uuid not null references staff.members,
  way text not null check (way in ('provider', 'link')),
  opened_at timestamptz not null,
  proven_at timestamptz not null,  -- last sign-in, which acts that cannot be undone require
  last_seen_at timestamptz not null
);
create index sessions_member on staff.sessions (member_id);

create table staff.entry_links (
  id bytea primary key,            -- SHA-256 of the token
  member_id uuid not null references staff.members,
  expires_at timestamptz not null
);

create table staff.kept_forms (    -- forms whose sender has to prove first who they are
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references staff.members,
  address text not null,
  act text not null,
  about text not null,             -- title of the page that the form is on
  fields jsonb not null,
  kept_at timestamptz not null
);

create table staff.audit (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor text not null,             -- staff:<id>, program:<name> or job:<name>
  act text not null,
  subject_kind text not null,
  subject_id text not null,        -- of a candidate the id alone, so that an erasure stays whole
  changes jsonb not null,          -- field: [before, after]
  reason text,
  request_id text
);
-- The audit is searched newest first, by each of its filters (docs/decisions/0114-audit.md). Times may tie, and a transaction that
-- began earlier may end later, so that rows are ordered by time and then by id.
create index audit_time on staff.audit (at, id);
create index audit_actor on staff.audit (actor, at, id);
create index audit_act on staff.audit (act, at, id);
create index audit_kind on staff.audit (subject_kind, at, id);
create index audit_subject on staff.audit (subject_kind, subject_id, at, id);

create function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'staff.audit is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_append_only before update or delete on staff.audit
  for each row execute function staff.refuse_change();
create trigger audit_is_never_emptied before truncate on staff.audit
  for each statement execute function staff.refuse_change();

-- Where the program and the owner of the tables are two roles, default privileges gave the program all rights. It keeps those to read
-- and to add: with a trigger of its own it could swallow new rows, and with the right to set the sequence number them as old ones.
do $$
declare
  numbers text := pg_get_serial_sequence('staff.audit', 'id');
  grantee text;
begin
  for grantee in
    select distinct a.grantee::regrole::text from pg_class c, aclexplode(c.relacl) a
    where c.oid in ('staff.audit'::regclass, numbers::regclass) and a.grantee <> 0 and a.grantee <> c.relowner
    union all select 'public'
  loop
    execute format('revoke update, delete, truncate, trigger, references on staff.audit from %s', grantee);
    execute format('revoke update on sequence %s from %s', numbers, grantee);
  end loop;
end $$;
