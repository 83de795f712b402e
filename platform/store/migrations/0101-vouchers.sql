-- `application` null: good in every market. `uses` counts redemptions; the check makes overselling impossible.
create table platform.vouchers (
  code text primary key check (code = upper(code)),
  application text,
  kind text not null check (kind in ('fixed', 'percent')),
  value integer not null check (value > 0 and (kind = 'fixed' or value <= 100)),
  minimum integer not null default 0,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  max_uses integer,
  uses integer not null default 0,
  check (max_uses is null or uses <= max_uses)
);

-- Ten tries an hour per client (`contracts.md` 4).
create table platform.voucher_tries (
  id bigint generated always as identity primary key,
  client_key text not null,
  at timestamptz not null
);
create index voucher_tries_by_client on platform.voucher_tries (client_key, at);
