-- What the shops report, without a person in it. A trade is counted once, whatever a browser repeats.
create table platform.controlling_events (
  id bigint generated always as identity primary key,
  event_name text not null,
  application text not null,
  client_id text,
  url text not null,
  landing_page_codes text[] not null,
  fields jsonb not null,
  at timestamptz not null
);
create unique index one_event_a_trade on platform.controlling_events ((fields->>'tradeId')) where event_name = 'trade_created';
create index controlling_events_by_time on platform.controlling_events (at);
