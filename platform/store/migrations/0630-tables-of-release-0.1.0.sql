-- Processes of 0.1.0 run on while they are replaced: they keep one address for each customer and a table of attempts. Both are
-- there again until the next release. Addresses move to a table of another name; triggers copy what either build writes.
alter table platform.customer_addresses rename to country_addresses;
alter table platform.country_addresses rename constraint customer_addresses_pkey to country_addresses_pkey;
alter table platform.country_addresses rename constraint customer_addresses_of_country to country_addresses_of_country;
alter table platform.country_addresses rename constraint customer_addresses_customer_id_fkey to country_addresses_customer_id_fkey;

create table platform.customer_addresses (
  id uuid primary key,
  customer_id uuid not null unique references platform.customers (id) on delete cascade,
  street text not null,
  house_number text,
  postal_code text not null,
  city text not null,
  country text not null
);
insert into platform.customer_addresses (id, customer_id, street, house_number, postal_code, city, country)
  select distinct on (customer_id) id, customer_id, street, house_number, postal_code, city, country
  from platform.country_addresses order by customer_id, country;

-- 0.1.0 replaces the only address that it knows, also by one in another country.
create function platform.copy_only_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from platform.country_addresses where id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into platform.country_addresses (id, customer_id, street, house_number, postal_code, city, country)
      values (new.id, new.customer_id, new.street, new.house_number, new.postal_code, new.city, new.country)
      on conflict (customer_id, country) do update set id = excluded.id, street = excluded.street,
        house_number = excluded.house_number, postal_code = excluded.postal_code, city = excluded.city;
  end if;
  return null;
end $$;

-- 0.1.0 sees the address that was written last.
create function platform.copy_country_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from platform.customer_addresses where id = old.id;
    insert into platform.customer_addresses (id, customer_id, street, house_number, postal_code, city, country)
      select id, customer_id, street, house_number, postal_code, city, country
      from platform.country_addresses where customer_id = old.customer_id order by country limit 1
      on conflict do nothing;
  end if;
  if tg_op <> 'DELETE' then
    delete from platform.customer_addresses where customer_id = new.customer_id;
    insert into platform.customer_addresses (id, customer_id, street, house_number, postal_code, city, country)
      values (new.id, new.customer_id, new.street, new.house_number, new.postal_code, new.city, new.country);
  end if;
  return null;
end $$;

-- Depth 0: what a trigger has copied is not copied back.
create trigger copy_only_address after insert or update or delete on platform.customer_addresses
  for each row when (pg_trigger_depth() = 0) execute function platform.copy_only_address();
create trigger copy_country_address after insert or update or delete on platform.country_addresses
  for each row when (pg_trigger_depth() = 0) execute function platform.copy_country_address();

create table platform.voucher_tries (
  id bigint generated always as identity primary key,
  client_key text not null,
  at timestamptz not null
);
create index voucher_tries_by_client on platform.voucher_tries (client_key, at);

-- The present build counts the attempts of 0.1.0 too.
create function platform.count_voucher_try() returns trigger language plpgsql as $$
begin
  insert into platform.counted_requests (purpose, who, at) values ('ten-an-hour', new.client_key, new.at);
  return null;
end $$;
create trigger count_voucher_try after insert on platform.voucher_tries
  for each row execute function platform.count_voucher_try();
