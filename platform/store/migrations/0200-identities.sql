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

-- What somebody has entered who says that the address is theirs. Sealed, and kept a day; pressing the link in the mail
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

-- Keys of the access tokens: one for each stretch of time, made by whoever needs it first. The private half is sealed.
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

-- A deletion has two steps: the customer, then the identity. Whoever finds one half done finishes it.
create table platform.account_deletions (
  customer_id uuid primary key,
  customer_identifier text not null,
  -- What the law keeps, as the last mail says it (`CustomerDeleted`).
  kept jsonb not null,
  customer_deleted_at timestamptz not null,
  identity_deleted_at timestamptz
);
create index account_deletions_half_done on platform.account_deletions (customer_deleted_at) where identity_deleted_at is null;
