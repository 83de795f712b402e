-- One row per market and address. `email` is gone once the subscription has ended; the hash of its links stays, so that
-- a link opened again is answered alike.
create table platform.newsletter_subscriptions (
  id uuid primary key,
  application text not null,
  email text,
  -- Keyed (HMAC), with the version of the key in front.
  email_hash text not null unique,
  -- What older systems put into links: unkeyed hashes of the address. They end a subscription and do nothing else.
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

-- Why people leave, tied to nobody.
create table platform.newsletter_reasons (
  id bigint generated always as identity primary key,
  application text not null,
  reason text not null,
  at timestamptz not null
);

-- How often somebody has asked for something of late: visitors by their keyed hash, addresses by ours.
create table platform.counted_requests (
  purpose text not null,
  who text not null,
  at timestamptz not null
);
create index counted_requests_by_who on platform.counted_requests (purpose, who, at);
