-- Downloads of archives: one at a time per account, and not too often (docs/decisions/0058-archives-take-turns.md).
-- A turn counts until `ends_at`, which its process moves on while it lives.

create table archive_turns (
  candidate_id integer primary key references candidates on delete cascade,
  begun timestamptz[] not null,
  ends_at timestamptz not null
);
create index archive_turns_ends_at on archive_turns (ends_at);
