-- A price that a visitor saved to come back to it (U-07): no person, deleted after its last day.
create table platform.quotes (
  id text primary key,
  application text not null,
  device_id text not null,
  business boolean not null,
  device jsonb not null,
  answers jsonb not null,
  price integer not null check (price >= 0),
  created_at timestamptz not null,
  valid_until timestamptz not null
);
create index quotes_valid_until on platform.quotes (valid_until);
