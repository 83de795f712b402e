-- A quoted price. `device`, `answers` and `explanation` are kept as they were shown.
create table platform.offers (
  id text primary key,
  application text not null,
  device_id text not null,
  condition_id text not null,
  business boolean not null,
  device jsonb not null,
  answers jsonb not null,
  price integer not null check (price >= 0),
  -- The list that the price came from: an inspection is valued by the same one.
  price_list_version integer not null,
  explanation jsonb not null,
  declined jsonb,
  state text not null check (state in ('quoted', 'locked', 'confirmed', 'revised', 'refused', 'declined', 'superseded', 'expired', 'cancelled')),
  superseded_by text references platform.offers (id),
  created_at timestamptz not null,
  valid_until timestamptz not null
);
create index offers_valid_until on platform.offers (valid_until) where state = 'quoted';
