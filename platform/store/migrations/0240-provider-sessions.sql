-- With an OpenID provider: its refresh token, sealed, for as long as the platform's own session lives.
create table platform.provider_sessions (
  sid uuid primary key references platform.identity_sessions (sid) on delete cascade,
  sealed bytea not null,
  -- When the provider was last asked whether it goes on; whoever sets it does the asking.
  asked_at timestamptz not null
);
comment on column platform.identity_passwords.hash is
  'argon2id as a PHC string; with an OpenID provider a mark that changes with the password, which is kept there';
