-- A sale is sent in up to three parcels (P-02). An older build puts every line into the first.
alter table platform.trade_lines add column parcel integer not null default 1 check (parcel between 1 and 3);

-- A parcel from its hand-over on. None for a sale that an older build has moved: then the states of the lines say it.
create table platform.trade_parcels (
  -- An older build deletes a trade without knowing of its parcels.
  trade_id uuid not null references platform.trades (id) on delete cascade,
  number integer not null check (number between 1 and 3),
  tracking text,
  handed_over_at timestamptz not null,
  received_at timestamptz,
  primary key (trade_id, number)
);
