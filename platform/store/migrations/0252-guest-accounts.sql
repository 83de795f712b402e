-- What somebody without an account is paid out to, between the form and the sale; swept away when nobody comes back.
create table platform.guest_accounts (
  id text primary key,
  masked_account text not null,
  sealed bytea not null,
  changed_at timestamptz not null
);
create index guest_accounts_by_age on platform.guest_accounts (changed_at);
