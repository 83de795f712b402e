-- Mails about anything but a trade. What a letter says is sealed: addresses and one-use tokens are not readable here.
alter table platform.outbox alter column trade_id drop not null;
-- Once a key: a second request for the same letter changes nothing.
alter table platform.outbox add column letter_key text unique;
alter table platform.outbox add column sealed bytea;
alter table platform.outbox add constraint outbox_about check ((trade_id is null) <> (letter_key is null));
