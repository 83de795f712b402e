-- The "from" of a mail as the shop gave it with the call; null: MAIL_FROM. A trade's is for the mails of its course.
alter table platform.outbox add column sender jsonb;
alter table platform.trades add column sender jsonb;
