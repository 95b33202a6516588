-- Full text of many documents (docs/decisions/0042-content-repository.md): a separate index finds matches in headings, and
-- long texts lie beside the rows, so that searches read short rows.

create index entries_heading on content.entries using gin (heading) with (fastupdate = off);

-- A row shrinks from 1600 to 600 bytes; values by path stay in the row, because orderings compare them.
alter table content.entries set (toast_tuple_target = 128);
alter table content.entries alter column fields set storage main, alter column moments set storage main,
  alter column tags set storage main;
-- Words of headings are among the words even if the text is too long; all rows are rewritten.
update content.entries set words = words || heading;

-- Each word is required, in any of the three forms, by its beginning. A form is left out if another is its beginning and
-- therefore finds the same: «mission» is looked up once instead of three times.
create or replace function content.query_of(terms text[]) returns tsquery language plpgsql immutable parallel safe as $$
declare
  term text;
  french tsquery;
  english tsquery;
  one tsquery;
  needed tsquery;
  every tsquery;
begin
  foreach term in array terms loop
    french := to_tsquery('pg_catalog.french', quote_literal(term) || ':*');
    english := to_tsquery('pg_catalog.english', quote_literal(term) || ':*');
    one := to_tsquery('pg_catalog.simple', quote_literal(term) || ':*');
    if numnode(french) > 0 and numnode(english) > 0 then
      if to_tsvector('pg_catalog.french', term) @@ english then
        french := english;
      elsif not to_tsvector('pg_catalog.english', term) @@ french then
        french := french || english;
      end if;
      if to_tsvector('pg_catalog.simple', term) @@ french then one := french; else one := french || one; end if;
      needed := coalesce(needed && one, one);
    end if;
    every := coalesce(every && one, one);
  end loop;
  return coalesce(needed, every);
end $$;
