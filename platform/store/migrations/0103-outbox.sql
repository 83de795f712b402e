-- What must be sent because of something that was committed; written in the same transaction.
create table platform.outbox (
  id uuid primary key,
  kind text not null,
  trade_id uuid not null references platform.trades (id),
  attempts integer not null default 0,
  -- Nobody takes the row before then: the next try, or the end of the lease of the worker that has it.
  due_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  unique (trade_id, kind)
);
create index outbox_due on platform.outbox (due_at) where sent_at is null;
