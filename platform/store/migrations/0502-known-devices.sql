-- Browsers that have logged in to an account, or have made or found a trade: attempts from them have an allowance of their
-- own. `device` is the keyed hash of a random id; the id is in a cookie of that browser alone.
create table platform.known_devices (
  id bigint generated always as identity primary key,
  customer_id uuid references platform.identities (customer_id) on delete cascade,
  trade_id uuid references platform.trades (id) on delete cascade,
  device bytea not null,
  expires_at timestamptz not null,
  check (num_nonnulls(customer_id, trade_id) = 1),
  unique (customer_id, device),
  unique (trade_id, device)
);
create index known_devices_expiry on platform.known_devices (expires_at);
