-- Texts of categories, manufacturers and series as a market reads them. `url` is the address segment.
create table platform.texts (
  application text not null references platform.applications,
  kind text not null check (kind in ('category', 'manufacturer', 'series')),
  ref text not null,
  name text not null,
  url text not null,
  heading text not null,
  content text not null,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text not null,
  primary key (application, kind, ref)
);
create unique index texts_category_url on platform.texts (application, url) where kind = 'category';
-- Manufacturers and series share the {overview} addresses of a market.
create unique index texts_overview_url on platform.texts (application, url) where kind <> 'category';

-- The one definition of how words are compared, for documents and for queries: no accents, no case, "+" is "plus",
-- an aperture stands alone (f/1.4, f1.4), a unit sticks to its number (128 GB, 128gb).
create function platform.fold(input text) returns text language sql stable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(replace(lower(public.unaccent(input)), '+', ' plus '), '(\d),(\d)', '\1.\2', 'g'),
          '\mf/?(\d)', 'f \1', 'g'),
        '[^a-z0-9.]+|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
      '\m(\d+) +(gb|tb|mb|mm|mp|hz)\M', '\1\2', 'g'),
    ' +', ' ', 'g'))
$$;

-- What a device is found by; the same in every market.
create table platform.device_words (
  device_id text primary key references platform.devices,
  popularity int not null,
  search_terms text[] not null,
  model_text text not null,
  name_text text not null,
  manufacturer_text text not null,
  terms_text text not null               -- folded terms, " | " between them, so that no phrase spans two
);

-- Every word of the catalogue with all its one-letter deletions: two words within one typo share an entry.
create table platform.search_words (
  word text collate "C" primary key,
  devices int not null,
  deletions text[] not null
);
create index search_words_deletions on platform.search_words using gin (deletions);
create index search_words_trigrams on platform.search_words using gin (word gin_trgm_ops);

-- The documents of the indexes. One partition per devices index, made by the seed: a market never reads another's rows.
create table platform.device_documents (
  index_name text not null,
  id text not null,
  position int not null,
  category_id text not null,
  category_url text not null,
  manufacturer_id text not null,
  manufacturer_url text not null,
  manufacturer text not null,
  series_id text not null,
  series_url text not null,
  model text not null,
  name text not null,
  release_year int,
  release_month int,
  popularity int not null,
  max_price int,
  model_text text not null,
  name_text text not null,
  manufacturer_text text not null,
  terms_text text not null,
  words tsvector not null,
  source jsonb not null,
  primary key (index_name, id)
) partition by list (index_name);
create index on platform.device_documents using gin (words);
create index on platform.device_documents (series_url);
create index on platform.device_documents (series_id);
create index on platform.device_documents (manufacturer_url);
create index on platform.device_documents (manufacturer_id);
create index on platform.device_documents (category_id, popularity desc);
create index on platform.device_documents (popularity desc);

create table platform.aggregation_documents (
  index_name text not null,
  id text not null,
  position int not null,
  source jsonb not null,
  primary key (index_name, id)
);
