-- The schema of release 1.0.0.

-- All three are trusted: the owner of the database may create them.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

-- Catalogue

-- The catalogue once, for all markets; what a market sees differently is in the tables that carry `application`.
create table platform.applications (
  application text primary key,          -- wkfs_de_AT: offers, vouchers, trades
  index_base text not null unique,       -- wkfs_de_at: <index_base>_devices, <index_base>_aggregations
  language text not null,                -- key of the seed texts
  locale text not null
);

create table platform.categories (
  key text primary key,
  position int not null
);

create table platform.manufacturers (
  id text primary key,                   -- <category key>-<url>
  category text not null references platform.categories,
  name text not null,
  url text not null,
  top boolean not null,
  position int not null
);

create table platform.series (
  id text primary key,                   -- <category key>-<manufacturer url>-<url>
  manufacturer_id text not null references platform.manufacturers,
  name text not null,
  url text not null,
  top boolean not null,
  position int not null
);

create table platform.models (
  id text primary key,                   -- the model's url
  series_id text not null references platform.series,
  name text not null,
  release_year int,
  release_month int,
  search_terms text[] not null,
  position int not null,
  traits text,                           -- tokens of the model's look (docs/portraits.md); null: the drawing of its category
  -- The operator's own photograph, at an address that the shop may fetch (PHOTO_ORIGINS); null shows the drawing.
  photograph text check (photograph ~ '^https?://' and length(photograph) <= 500)
);

create table platform.devices (
  id text primary key,                   -- the device's url, the same in every market
  model_id text not null references platform.models,
  category text not null references platform.categories,
  variant text not null,
  reference_price int,                   -- minor units, flawless, in the reference market; null: not bought
  position int not null
);

-- A question set never changes: a changed one is a new row, so that an old price list stays computable.
create table platform.question_sets (
  id text primary key,                   -- <category key>-<hash of questions>
  category text not null references platform.categories,
  questions jsonb not null               -- factors in basis points, deltas in minor units, texts per language
);

create table platform.price_lists (
  application text not null references platform.applications,
  version int not null,
  hash text not null,
  created_at timestamptz not null,
  primary key (application, version)
);

create table platform.price_list_questions (
  application text not null,
  version int not null,
  category text not null,
  question_set_id text not null references platform.question_sets,
  primary key (application, version, category),
  foreign key (application, version) references platform.price_lists
);

create table platform.prices (
  application text not null,
  version int not null,
  device_id text not null references platform.devices,
  base_price int not null,               -- minor units; no row: not bought in this market
  best_price int not null,               -- minor units: the price of the best answers
  -- What a company gets at best, minor units: it answers fewer questions, so nothing is added for what it does not say.
  business_price int,
  primary key (application, device_id, version),
  foreign key (application, version) references platform.price_lists
);

-- The questions that single devices have of their own (C-09), as the one file that was loaded last. The seed leaves alone what a
-- command has loaded.
create table platform.device_questions (
  only_row boolean primary key default true check (only_row),
  content jsonb not null,
  by_command boolean not null,
  created_at timestamptz not null
);

-- The question set that a device has in a price list; one without a row has its category's.
create table platform.price_list_device_questions (
  application text not null,
  version int not null,
  device_id text not null references platform.devices,
  question_set_id text not null references platform.question_sets,
  primary key (application, device_id, version),
  foreign key (application, version) references platform.price_lists
);

-- Search

-- Texts of categories, manufacturers and series as a market reads them. `url` is the address segment.
create table platform.texts (
  application text not null references platform.applications,
  kind text not null check (kind in ('category', 'manufacturer', 'series')),
  ref text not null,
  name text not null,
  url text not null,
  heading text not null,
  content text not null,
  meta_title text not null,
  meta_description text not null,
  meta_keywords text not null,
  primary key (application, kind, ref)
);
create unique index texts_category_url on platform.texts (application, url) where kind = 'category';
-- Manufacturers and series share the {overview} addresses of a market.
create unique index texts_overview_url on platform.texts (application, url) where kind <> 'category';

-- The one definition of how words are compared, for documents and for queries: no accents, no case, "+" is "plus",
-- an aperture stands alone (f/1.4, f1.4), a unit is a word of its own (128 GB, 128gb).
create function platform.fold(input text) returns text language sql stable parallel safe as $$
  select trim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(replace(lower(public.unaccent(input)), '+', ' plus '), '(\d),(\d)', '\1.\2', 'g'),
          '\mf/?(\d)', 'f \1', 'g'),
        '[^a-z0-9.]+|(?<!\d)\.|\.(?!\d)', ' ', 'g'),
      '(\d)(gb|tb|mb|mm|mp|hz)\M', '\1 \2', 'g'),
    ' +', ' ', 'g'))
$$;

-- What a device is found by; the same in every market.
create table platform.device_words (
  device_id text primary key references platform.devices,
  popularity int not null,
  search_terms text[] not null,
  model_text text not null,
  name_text text not null,
  manufacturer_text text not null,
  terms_text text not null               -- folded terms, " | " between them, so that no phrase spans two
);

-- Every word of the catalogue.
create table platform.search_words (
  word text collate "C" primary key,
  devices int not null
);
create index search_words_trigrams on platform.search_words using gin (word gin_trgm_ops);

-- All one-letter deletions of the words: two words within one typo share an entry. As rows with a plain index, so that looking
-- a word up never reads the whole vocabulary.
create table platform.search_deletions (
  deletion text collate "C" not null,
  word text collate "C" not null,
  primary key (deletion, word)
);

-- What a device is called as a whole, folded and without spaces: a mistyped name is looked up by all its neighbours.
create table platform.search_names (
  name text collate "C" not null,
  device_id text not null,
  primary key (name, device_id)
);

-- The documents of the indexes. One partition per devices index, made by the seed: a market never reads another's rows.
create table platform.device_documents (
  index_name text not null,
  id text not null,
  position int not null,
  category_id text not null,
  category_url text not null,
  manufacturer_id text not null,
  manufacturer_url text not null,
  manufacturer text not null,
  series_id text not null,
  series_url text not null,
  model text not null,
  name text not null,
  release_year int,
  release_month int,
  popularity int not null,
  max_price int,
  model_text text not null,
  name_text text not null,
  manufacturer_text text not null,
  terms_text text not null,
  words tsvector not null,
  source jsonb not null,
  primary key (index_name, id)
) partition by list (index_name);
create index on platform.device_documents using gin (words);
create index on platform.device_documents (series_url);
create index on platform.device_documents (series_id);
create index on platform.device_documents (manufacturer_url);
create index on platform.device_documents (manufacturer_id);
-- Popular lists and searches of a short word read devices in this order, so that a page costs no look at every match.
create index device_documents_popular_of_category on platform.device_documents (category_id, popularity desc nulls last, id);
create index device_documents_popular on platform.device_documents (popularity desc, position);
-- What is called exactly as typed comes before what is popular.
create index device_documents_model_text on platform.device_documents (model_text);
create index device_documents_name_text on platform.device_documents (name_text);

-- Beside its words a document has the beginnings of them, marked by "^": a search for an unfinished word looks one entry of the
-- index up, where the index otherwise merges the entries of all words that begin so.
create function platform.with_beginnings(words tsvector) returns tsvector language sql immutable strict parallel safe as $$
  select words || array_to_tsvector(array(
    select '^' || left(word, length)
    from unnest(tsvector_to_array(words)) as word, generate_series(1, least(length(word), 5)) as length
    where left(word, 1) <> '^'))
$$;

create function platform.add_beginnings() returns trigger language plpgsql as $$
begin
  new.words := platform.with_beginnings(new.words);
  return new;
end $$;

create trigger add_beginnings before insert or update of words on platform.device_documents
  for each row execute function platform.add_beginnings();

create table platform.aggregation_documents (
  index_name text not null,
  id text not null,
  position int not null,
  source jsonb not null,
  -- Tells a reader whether the parsed document in its memory is still the one in the store.
  hash text generated always as (md5(source::text)) stored,
  primary key (index_name, id)
);

-- Version of the catalogue

-- One number for everything that a search may answer. A statement that changes any of it counts the number up within its
-- own transaction, so whoever reads the new number reads the new documents too.
create table platform.catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into platform.catalogue_version (version) values (1);

create function platform.count_catalogue_version() returns trigger language plpgsql as $$
begin
  update platform.catalogue_version set version = version + 1;
  return null;
end $$;

create trigger catalogue_version after insert or update or delete or truncate on platform.device_documents
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.aggregation_documents
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.price_list_questions
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.question_sets
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.price_lists
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.price_list_device_questions
  for each statement execute function platform.count_catalogue_version();

-- Offers and vouchers

-- A quoted price. `device`, `answers` and `explanation` are kept as they were shown.
create table platform.offers (
  id text primary key,
  application text not null,
  device_id text not null,
  condition_id text not null,
  business boolean not null,
  device jsonb not null,
  answers jsonb not null,
  price integer not null check (price >= 0),
  -- The list that the price came from: an inspection is valued by the same one.
  price_list_version integer not null,
  explanation jsonb not null,
  declined jsonb,
  state text not null check (state in ('quoted', 'locked', 'confirmed', 'revised', 'refused', 'declined', 'superseded', 'expired', 'cancelled')),
  superseded_by text references platform.offers (id),
  created_at timestamptz not null,
  valid_until timestamptz not null
);
create index offers_valid_until on platform.offers (valid_until) where state = 'quoted';
-- Offers that were not sold are deleted a week after their last day; an offer that is deleted is looked up as the successor of another.
create index offers_unsold on platform.offers (valid_until) where state in ('declined', 'superseded', 'expired');
create index offers_superseded_by on platform.offers (superseded_by) where superseded_by is not null;

-- A price that a visitor saved to come back to it (U-07): no person, deleted after its last day.
create table platform.quotes (
  id text primary key,
  application text not null,
  device_id text not null,
  business boolean not null,
  device jsonb not null,
  answers jsonb not null,
  price integer not null check (price >= 0),
  created_at timestamptz not null,
  valid_until timestamptz not null
);
create index quotes_valid_until on platform.quotes (valid_until);

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

-- Customers

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

-- A market buys from addresses of its own country: a customer of two markets has an address in each.
create table platform.country_addresses (
  id uuid primary key,
  customer_id uuid not null references platform.customers (id) on delete cascade,
  street text not null,
  house_number text,
  postal_code text not null,
  city text not null,
  country text not null,
  -- The second line: c/o, building, staircase, number at a parcel locker.
  line2 text,
  constraint country_addresses_of_country unique (customer_id, country)
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

-- Trades, mails, clarifications

create sequence platform.trade_sequence start 104217;

create table platform.trades (
  id uuid primary key,
  access_id text not null unique,
  number text not null unique,
  application text not null,
  state text not null check (state in ('created', 'awaiting_shipment', 'in_transit', 'received', 'in_inspection', 'awaiting_customer',
    'second_look', 'payout_pending', 'paid', 'closed', 'return_in_progress', 'cancelled', 'expired')),
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
  created_at timestamptz not null,
  -- Whose trade it is; null for a guest's.
  customer_id uuid references platform.customers (id),
  -- Sold as a guest, and given to the customer who proved the e-mail address later. Shown, and no more than that: neither the
  -- customer's address nor an account of the customer is carried over to it.
  claimed_at timestamptz,
  -- The customer is gone: what is left is what the law demands.
  anonymised_at timestamptz,
  -- What changes the payout of a guest's trade until it is inspected: unguessable, and mailed to the seller alone, for the
  -- access id is also given to a visitor who knows number and postal code, which are on the parcel.
  guest_account_id text unique,
  -- The "from" of the mails of its course as the shop gave it; null: MAIL_FROM.
  sender jsonb,
  -- The seller's answer to a lower price, given with the sale (P-07). Null: the seller is asked.
  if_lower jsonb,
  -- Who carries the parcels and what each is insured for, as the market said when the sale was made. Null: nothing was said.
  carrier jsonb
);
create index trades_by_customer on platform.trades (customer_id, created_at desc, id) where customer_id is not null;
create index trades_of_guests on platform.trades ((customer ->> 'email')) where customer_id is null and anonymised_at is null;
-- Ten years after its last year of business a trade goes altogether, unless a customer still has it in the history.
create index trades_of_nobody on platform.trades (created_at) where customer_id is null;

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
  -- A sale is sent in up to three parcels (P-02).
  parcel integer not null default 1 check (parcel between 1 and 3),
  primary key (trade_id, position)
);

-- A parcel from its hand-over on.
create table platform.trade_parcels (
  trade_id uuid not null references platform.trades (id) on delete cascade,
  number integer not null check (number between 1 and 3),
  tracking text,
  handed_over_at timestamptz not null,
  received_at timestamptz,
  primary key (trade_id, number)
);

create table platform.trade_vouchers (
  trade_id uuid primary key references platform.trades (id),
  code text not null references platform.vouchers (code),
  kind text not null,
  value integer not null,
  amount integer not null,
  redeemed_at timestamptz not null,
  -- The minimum of the voucher as it was redeemed: below it the bonus is cut in proportion.
  minimum integer not null default 0 check (minimum >= 0)
);

create table platform.trade_history (
  id bigint generated always as identity primary key,
  trade_id uuid not null references platform.trades (id) on delete cascade,
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
create trigger trade_history_append_only before update or truncate on platform.trade_history
  for each statement execute function platform.refuse_change();
-- A row of the history can go in no other way than with its trade.
create function platform.refuse_loss_of_history() returns trigger language plpgsql as $$
begin
  if exists (select from platform.trades where id = old.trade_id) then
    raise exception '% is append-only', tg_table_name;
  end if;
  return old;
end $$;
create trigger trade_history_goes_with_its_trade before delete on platform.trade_history
  for each row execute function platform.refuse_loss_of_history();

-- A trade that is under way, or in the history of a customer, cannot be deleted.
create function platform.refuse_loss_of_trade() returns trigger language plpgsql as $$
begin
  if old.customer_id is not null or old.state not in ('paid', 'closed', 'cancelled', 'expired') then
    raise exception 'the trade % is still needed', old.number;
  end if;
  return old;
end $$;
create trigger trades_are_kept before delete on platform.trades
  for each row execute function platform.refuse_loss_of_trade();

-- What must be sent because of something that was committed; written in the same transaction.
create table platform.outbox (
  id uuid primary key,
  kind text not null,
  -- Null for a mail about anything but a trade.
  trade_id uuid references platform.trades (id),
  attempts integer not null default 0,
  -- No worker takes the row before then: the next try, or the end of the lease of the worker that has it.
  due_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  -- Once a key: a second request for the same mail changes nothing.
  letter_key text unique,
  -- What a mail says is encrypted: addresses and one-use tokens are not readable here.
  sealed bytea,
  -- The "from" of a mail as the shop gave it with the call; null: MAIL_FROM.
  sender jsonb,
  unique (trade_id, kind),
  constraint outbox_about check ((trade_id is null) <> (letter_key is null))
);
create index outbox_due on platform.outbox (due_at) where sent_at is null;

-- A question to the seller about devices that inspection has found worth less. The id has 128 random bits and is all that
-- its page asks for.
create table platform.clarifications (
  id text primary key,
  trade_id uuid not null unique references platform.trades (id) on delete cascade,
  state text not null check (state in ('open', 'answered', 'expired')),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  -- Who inspected, in the workshop's own names; null: no name was given.
  inspector text,
  -- A seller may ask once for a second look by another inspector (U-03).
  second_look_asked_at timestamptz,
  second_look_by timestamptz,
  second_look_at timestamptz,
  second_look_inspector text,
  second_look_result text check (second_look_result in ('confirmed', 'raised')),
  check ((state = 'open') = (closed_at is null)),
  check ((second_look_asked_at is null) = (second_look_by is null)),
  check ((second_look_at is null) = (second_look_result is null)),
  check (second_look_inspector <> inspector)
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
  -- What the second look found the line worth, where that is more than the first one did.
  second_price integer,
  primary key (clarification_id, position),
  check (new_price < old_price),
  check (second_price > new_price)
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

-- Identities

-- Which addresses have an account. The row comes with the press on the link in the activation mail.
create table platform.identities (
  customer_id uuid primary key,
  email text not null unique check (email = lower(email)),
  application text not null,
  -- For the greeting of mails.
  first_name text not null,
  activated_at timestamptz not null
);

-- Only with the platform's own provider. argon2id, as a PHC string.
create table platform.identity_passwords (
  customer_id uuid primary key references platform.identities (customer_id) on delete cascade deferrable initially deferred,
  hash text not null,
  changed_at timestamptz not null
);

-- What a visitor has entered who says that the address is theirs. Encrypted, and stored for a day; pressing the link in the mail
-- makes a customer of it. `customer_id` is the one it became: pressing it again finds the account active.
create table platform.registrations (
  id uuid primary key,
  email text not null,
  sealed bytea,
  customer_id uuid references platform.identities (customer_id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((sealed is null) = (customer_id is not null))
);
create index registrations_pending on platform.registrations (email, created_at) where customer_id is null;
create index registrations_by_customer on platform.registrations (customer_id);

-- Tokens of mails, as SHA-256. `subject`: the registration to activate, or the customer whose password is set anew.
create table platform.one_use_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('activation', 'reset')),
  subject uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_use_tokens_by_subject on platform.one_use_tokens (subject);
create index one_use_tokens_expiry on platform.one_use_tokens (expires_at);

-- A session is a log-in and all tokens that came from it.
create table platform.identity_sessions (
  sid uuid primary key,
  customer_id uuid not null references platform.identities (customer_id) on delete cascade,
  -- When the password was typed.
  auth_time timestamptz not null,
  remember boolean not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'reuse', 'password'))
);
create index identity_sessions_by_customer on platform.identity_sessions (customer_id);

-- SHA-256 of each refresh token. A used one stays until it would have expired: its second use ends the session.
create table platform.refresh_tokens (
  hash bytea primary key,
  sid uuid not null references platform.identity_sessions (sid) on delete cascade,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index refresh_tokens_by_session on platform.refresh_tokens (sid);
create index refresh_tokens_expiry on platform.refresh_tokens (expires_at);

-- Keys of the access tokens: one for each stretch of time, made by the process that needs it first. The private half is encrypted.
create table platform.signing_keys (
  slot integer primary key,
  kid uuid not null unique,
  public_jwk jsonb not null,
  sealed bytea not null,
  created_at timestamptz not null
);

-- Who tries how often; keys are keyed hashes of what they count. Nothing is let through before `free_at`, and after
-- `forget_at` it is as if nothing had been tried.
create table platform.account_brakes (
  key bytea primary key,
  tries integer not null,
  free_at timestamptz not null,
  forget_at timestamptz not null
);
create index account_brakes_age on platform.account_brakes (forget_at);

-- A deletion has two steps: the customer, then the identity. A process that finds one half done finishes it.
create table platform.account_deletions (
  customer_id uuid primary key,
  customer_identifier text not null,
  -- What the law demands to store, as the last mail says it (`CustomerDeleted`).
  kept jsonb not null,
  customer_deleted_at timestamptz not null,
  identity_deleted_at timestamptz
);
create index account_deletions_half_done on platform.account_deletions (customer_deleted_at) where identity_deleted_at is null;

-- With an OpenID provider: its refresh token, sealed, for as long as the platform's own session lives.
create table platform.provider_sessions (
  sid uuid primary key references platform.identity_sessions (sid) on delete cascade,
  sealed bytea not null,
  -- When the provider was last asked whether it goes on; the process that sets it does the asking.
  asked_at timestamptz not null
);
comment on column platform.identity_passwords.hash is
  'argon2id as a PHC string; with an OpenID provider a mark that changes with the password, which is stored there';

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

-- What a seller without an account is paid out to, between the form and the sale; deleted when the sale does not come.
create table platform.guest_accounts (
  id text primary key,
  masked_account text not null,
  sealed bytea not null,
  changed_at timestamptz not null
);
create index guest_accounts_by_age on platform.guest_accounts (changed_at);

-- Newsletter, contacts, events

-- One row per market and address. `email` is gone once the subscription has ended; the hash of its links stays, so that
-- a link opened again is answered alike.
create table platform.newsletter_subscriptions (
  id uuid primary key,
  application text not null,
  email text,
  -- Keyed (HMAC), with the version of the key in front.
  email_hash text not null unique,
  -- What older systems put into links. They end a subscription and do nothing else: anyone who knows the address can make them.
  legacy_hashes text[] not null default '{}',
  state text not null check (state in ('pending', 'on', 'off')),
  first_name text,
  interests text[] not null default '{}',
  birthday_month smallint check (birthday_month between 1 and 12),
  changed_at timestamptz not null,
  check ((state = 'off') = (email is null))
);
create unique index newsletter_by_address on platform.newsletter_subscriptions (application, email);
create index newsletter_by_legacy_hash on platform.newsletter_subscriptions using gin (legacy_hashes);

-- Proof of consent: who (by hash) asked, confirmed and ended when, and the sentence that was agreed to. Only ever appended.
create table platform.newsletter_proofs (
  id bigint generated always as identity primary key,
  email_hash text not null,
  application text not null,
  event text not null check (event in ('asked', 'confirmed', 'ended')),
  consent_text text,
  at timestamptz not null
);
create index newsletter_proofs_by_hash on platform.newsletter_proofs (email_hash, at);

create table platform.newsletter_tokens (
  token_hash bytea primary key,
  email_hash text not null references platform.newsletter_subscriptions (email_hash) on delete cascade,
  expires_at timestamptz not null
);
create index newsletter_tokens_by_hash on platform.newsletter_tokens (email_hash);

-- Why people leave, without a person.
create table platform.newsletter_reasons (
  id bigint generated always as identity primary key,
  application text not null,
  reason text not null,
  at timestamptz not null
);

-- How often a visitor has asked for something of late: visitors by their keyed hash, addresses by ours.
create table platform.counted_requests (
  purpose text not null,
  who text not null,
  at timestamptz not null
);
create index counted_requests_by_who on platform.counted_requests (purpose, who, at);

comment on column platform.newsletter_subscriptions.legacy_hashes is
  'Unkeyed hashes (md5, sha1, sha256) of the lower-cased address; only of rows taken over from an older system.';

-- One row per message, with nothing personal in it: what was written goes out by mail and stays in no table.
create table platform.contact_tickets (
  number text primary key,
  application text not null,
  subject text not null,
  business boolean not null,
  created_at timestamptz not null
);

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

-- Markets

-- What the shop's signed calls say of a market (`MarketFacts` of src/contracts); the next call replaces it.
create table platform.markets (
  application text primary key,
  facts jsonb not null,
  -- When a shop last said it; null for the sample markets of the seed before the first call.
  heard_at timestamptz
);
