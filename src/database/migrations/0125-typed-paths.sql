-- Runs with programs since 0110.
-- Paths of the site that editors typed as addresses of links, so that dead ones can be listed. The index
-- finds the few documents that have one.
create function content.paths_of(data jsonb) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct url #>> '{}'), '{}')
  from jsonb_path_query(data,
    'strict $.** ? (@.link_type == "Web" && @.url.type() == "string" && @.url starts with "/").url', '{}', true) url
$$;
create index entries_with_paths on content.entries (document_id) where content.paths_of(data) <> '{}';
