-- Runs with programs since 0087.
-- The documents to which each document links: for what links to a document, and for broken links
-- (docs/decisions/0115-pages-of-contents.md). A trigger reads them from the data, so that programs before 0101 write them too.

create function content.links_of(data jsonb) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct id #>> '{}'), '{}')
  from jsonb_path_query(data, 'strict $.** ? (@.link_type == "Document" && @.id.type() == "string").id', '{}', true) id
$$;

alter table content.entries add column links text[] not null default '{}';
update content.entries set links = content.links_of(data) where data::text like '%"Document"%';

create function content.note_links() returns trigger language plpgsql as $$
begin
  new.links := content.links_of(new.data);
  return new;
end $$;
create trigger entries_note_links before insert or update of data on content.entries
  for each row execute function content.note_links();

create index entries_links on content.entries using gin (links);
