-- People with an account, and what they have told of themselves. Whether they may log in is the identities' business.
create sequence platform.customer_sequence start 30417;

create table platform.customers (
  id uuid primary key,
  number text not null unique,
  -- Unguessable: what the activation and the deletion name.
  identifier text not null unique,
  application text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  birth_date date,
  phone_id uuid unique,
  phone text,
  created_at timestamptz not null,
  check ((phone is null) = (phone_id is null))
);

create table platform.customer_addresses (
  id uuid primary key,
  -- Unique: a customer lives at one place, however often the form is sent.
  customer_id uuid not null unique references platform.customers (id) on delete cascade,
  street text not null,
  house_number text,
  postal_code text not null,
  city text not null,
  country text not null
);

-- Bank and PayPal accounts. AES-256-GCM of the details; only the masked form is readable in the database.
create table platform.customer_accounts (
  id uuid primary key,
  customer_id uuid not null references platform.customers (id) on delete cascade,
  payment_type text not null check (payment_type in ('13', '2')),
  masked_account text not null,
  holder text,
  sealed bytea not null,
  created_at timestamptz not null,
  unique (id, customer_id),
  check ((payment_type = '13') = (holder is not null))
);
create index customer_accounts_by_customer on platform.customer_accounts (customer_id, created_at);

create table platform.customer_payment_accounts (
  id uuid primary key,
  customer_id uuid not null references platform.customers (id) on delete cascade,
  account_id uuid not null unique,
  is_primary boolean not null,
  created_at timestamptz not null,
  foreign key (account_id, customer_id) references platform.customer_accounts (id, customer_id) on delete cascade
);
-- Exactly one is primary: never two at any moment …
create unique index customer_payment_accounts_one_primary on platform.customer_payment_accounts (customer_id) where is_primary;
create index customer_payment_accounts_by_customer on platform.customer_payment_accounts (customer_id, created_at);

-- … and never none at the end of a transaction.
create function platform.require_primary_account() returns trigger language plpgsql as $$
declare
  about uuid := coalesce(new.customer_id, old.customer_id);
begin
  if exists (select from platform.customer_payment_accounts where customer_id = about)
    and not exists (select from platform.customer_payment_accounts where customer_id = about and is_primary)
  then
    raise exception using errcode = 'check_violation', message = 'a customer without a primary payment account';
  end if;
  return null;
end $$;
create constraint trigger customer_payment_accounts_a_primary
  after insert or update or delete on platform.customer_payment_accounts
  deferrable initially deferred for each row execute function platform.require_primary_account();
