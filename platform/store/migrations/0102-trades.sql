create sequence platform.trade_sequence start 104217;

create table platform.trades (
  id uuid primary key,
  access_id text not null unique,
  number text not null unique,
  application text not null,
  state text not null check (state in ('created', 'awaiting_shipment', 'in_transit', 'received', 'in_inspection', 'awaiting_customer',
    'payout_pending', 'paid', 'closed', 'return_in_progress', 'cancelled', 'expired')),
  business boolean not null,
  customer jsonb not null,
  company jsonb,
  address jsonb not null,
  payment_type text not null check (payment_type in ('13', '2')),
  masked_account text not null,
  -- AES-256-GCM of the account details; nothing of them is readable in the database.
  account_sealed bytea not null,
  client_id text,
  total integer not null check (total >= 0),
  lock_until timestamptz not null,
  created_at timestamptz not null
);

-- One row per key, written first: a second request with the same key waits for the first and then reads its answer.
create table platform.trade_requests (
  key text primary key,
  body_hash text not null,
  trade_id uuid references platform.trades (id) deferrable initially deferred,
  created_at timestamptz not null
);
create index trade_requests_by_trade on platform.trade_requests (trade_id);

create table platform.trade_lines (
  trade_id uuid not null references platform.trades (id),
  position integer not null,
  -- Unique: an offer is part of one trade at most.
  offer_id text not null unique references platform.offers (id),
  quantity integer not null check (quantity > 0),
  price integer not null,
  total integer not null,
  state text not null check (state in ('awaiting_shipment', 'in_transit', 'received', 'in_inspection', 'revised', 'accepted', 'refused',
    'return_in_progress', 'paid', 'cancelled', 'expired')),
  -- The inspector's answers to the same questions, and what they are worth; null until inspected.
  inspection jsonb,
  revised_price integer,
  primary key (trade_id, position)
);

create table platform.trade_vouchers (
  trade_id uuid primary key references platform.trades (id),
  code text not null references platform.vouchers (code),
  kind text not null,
  value integer not null,
  amount integer not null,
  redeemed_at timestamptz not null
);

create table platform.trade_history (
  id bigint generated always as identity primary key,
  trade_id uuid not null references platform.trades (id),
  at timestamptz not null,
  state text not null,
  reason text not null
);
create index trade_history_by_trade on platform.trade_history (trade_id, id);

-- Append-only: what has happened to a trade cannot be rewritten, not even by mistake.
create function platform.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger trade_history_append_only before update or delete or truncate on platform.trade_history
  for each statement execute function platform.refuse_change();
