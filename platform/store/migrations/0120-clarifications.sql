-- A question to the seller about devices that inspection has found worth less. The id has 128 random bits and is all that
-- its page asks for.
create table platform.clarifications (
  id text primary key,
  trade_id uuid not null unique references platform.trades (id) on delete cascade,
  state text not null check (state in ('open', 'answered', 'expired')),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null))
);
create index clarifications_open on platform.clarifications (expires_at) where state = 'open';

-- What differs, in the words of the day it was opened; the decision is written once.
create table platform.clarification_lines (
  clarification_id text not null references platform.clarifications (id) on delete cascade,
  position integer not null,
  differences jsonb not null,
  matching jsonb not null,
  old_price integer not null,
  new_price integer not null,
  decision text check (decision in ('accept', 'return')),
  primary key (clarification_id, position),
  check (new_price < old_price)
);

create table platform.clarification_photos (
  id uuid primary key,
  clarification_id text not null,
  position integer not null,
  -- Their order within the line.
  sort integer not null,
  bytes bytea not null,
  foreign key (clarification_id, position) references platform.clarification_lines (clarification_id, position) on delete cascade
);
create index clarification_photos_by_line on platform.clarification_photos (clarification_id, position, sort);
