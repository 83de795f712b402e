-- Ten years after its last year of business a trade goes altogether, unless a customer still has it in the history.
create index trades_of_nobody on platform.trades (created_at) where customer_id is null;

-- The history stays append-only: a row of it can go in no other way than with its trade.
drop trigger trade_history_append_only on platform.trade_history;
create trigger trade_history_append_only before update or truncate on platform.trade_history
  for each statement execute function platform.refuse_change();
create function platform.refuse_loss_of_history() returns trigger language plpgsql as $$
begin
  if exists (select from platform.trades where id = old.trade_id) then
    raise exception '% is append-only', tg_table_name;
  end if;
  return old;
end $$;
create trigger trade_history_goes_with_its_trade before delete on platform.trade_history
  for each row execute function platform.refuse_loss_of_history();
alter table platform.trade_history drop constraint trade_history_trade_id_fkey,
  add constraint trade_history_trade_id_fkey foreign key (trade_id) references platform.trades (id) on delete cascade;

-- And a trade that is under way or somebody's can go in no way at all.
create function platform.refuse_loss_of_trade() returns trigger language plpgsql as $$
begin
  if old.customer_id is not null or old.state not in ('paid', 'closed', 'cancelled', 'expired') then
    raise exception 'the trade % is still needed', old.number;
  end if;
  return old;
end $$;
create trigger trades_are_kept before delete on platform.trades
  for each row execute function platform.refuse_loss_of_trade();
