-- Facets now group by their own columns (decision 0010) instead of five criteria packed into one number, at 5 % of a search's time.
alter table offer_index drop column traits;
