-- One row per message, with nothing personal in it: what was written goes out by mail and stays in no table.
create table platform.contact_tickets (
  number text primary key,
  application text not null,
  subject text not null,
  business boolean not null,
  created_at timestamptz not null
);
