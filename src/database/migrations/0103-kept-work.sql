-- Runs with programs since 0087.
-- What members of the staff have typed into the form of a document and not saved, and who writes which document
-- (docs/decisions/0119-the-writing-page.md).

create table staff.kept_work (
  member_id uuid not null references staff.members,
  document text not null,          -- id of the document, or what names a document that nobody has saved yet
  page uuid not null,              -- the opened page whose form it is; of two pages each keeps its own
  turn bigint not null,            -- number of the change, because requests may arrive in another order
  fields jsonb not null,           -- names and values in the order of the form
  shown jsonb,                     -- the content that the form says, for its preview
  kept_at timestamptz not null,
  ended_at timestamptz,            -- saved or thrown away: what arrives later is not kept
  primary key (member_id, document, page)
);
create index kept_work_age on staff.kept_work (kept_at);

-- Unlogged, because a lost row is written again within seconds.
create unlogged table staff.presence (
  document text not null,
  member_id uuid not null references staff.members,
  page uuid not null,
  seen_at timestamptz not null,
  primary key (document, member_id, page)
);
