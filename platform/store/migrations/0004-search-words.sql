-- A unit is a word of its own, so that "128 GB", "128gb" and "128" followed by "gb" are the same two words.
create or replace function platform.fold(input text) returns text language sql stable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(replace(lower(public.unaccent(input)), '+', ' plus '), '(\d),(\d)', '\1.\2', 'g'),
          '\mf/?(\d)', 'f \1', 'g'),
        '[^a-z0-9.]+|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
      '(\d)(gb|tb|mb|mm|mp|hz)\M', '\1 \2', 'g'),
    ' +', ' ', 'g'))
$$;

-- Tells a reader whether the parsed document it keeps is still the one in the store.
alter table platform.aggregation_documents add column hash text generated always as (md5(source::text)) stored;
