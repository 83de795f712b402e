-- The catalogue once, for all markets; what a market sees differently is in the tables that carry `application`.
create table platform.applications (
  application text primary key,          -- wkfs_de_AT: offers, vouchers, trades
  index_base text not null unique,       -- wkfs_de_at: <index_base>_devices, <index_base>_aggregations
  language text not null,                -- key of the seed texts
  locale text not null
);

create table platform.categories (
  key text primary key,
  position int not null
);

create table platform.manufacturers (
  id text primary key,                   -- <category key>-<url>
  category text not null references platform.categories,
  name text not null,
  url text not null,
  top boolean not null,
  position int not null
);

create table platform.series (
  id text primary key,                   -- <category key>-<manufacturer url>-<url>
  manufacturer_id text not null references platform.manufacturers,
  name text not null,
  url text not null,
  top boolean not null,
  position int not null
);

create table platform.models (
  id text primary key,                   -- the model's url
  series_id text not null references platform.series,
  name text not null,
  release_year int,
  release_month int,
  search_terms text[] not null,
  position int not null
);

create table platform.devices (
  id text primary key,                   -- the device's url, the same in every market
  model_id text not null references platform.models,
  category text not null references platform.categories,
  variant text not null,
  reference_price int,                   -- minor units, flawless, in the reference market; null: not bought
  position int not null
);

-- A question set never changes: a changed one is a new row, so that an old price list stays computable.
create table platform.question_sets (
  id text primary key,                   -- <category key>-<hash of questions>
  category text not null references platform.categories,
  questions jsonb not null               -- factors in basis points, deltas in minor units, texts per language
);

create table platform.price_lists (
  application text not null references platform.applications,
  version int not null,
  hash text not null,
  created_at timestamptz not null,
  primary key (application, version)
);

create table platform.price_list_questions (
  application text not null,
  version int not null,
  category text not null,
  question_set_id text not null references platform.question_sets,
  primary key (application, version, category),
  foreign key (application, version) references platform.price_lists
);

create table platform.prices (
  application text not null,
  version int not null,
  device_id text not null references platform.devices,
  base_price int not null,               -- minor units; no row: not bought in this market
  best_price int not null,               -- minor units: the price of the best answers
  primary key (application, device_id, version),
  foreign key (application, version) references platform.price_lists
);
