-- Runs with programs since 0110.
-- Refused sign-ins at the office, counted per hour, so that nobody fills the table (docs/decisions/0114-audit.md).
create table staff.refused_entries (
  hour timestamptz not null,
  reason text not null check (reason in ('stranger', 'former', 'unavailable', 'provider', 'notFresh', 'link')),
  account text not null,                   -- part of a fingerprint of the account; empty if it is unknown, or one of too many
  member_id uuid references staff.members, -- the former member to whom the account belonged
  tries integer not null,
  last_at timestamptz not null,
  primary key (hour, reason, account)
);
