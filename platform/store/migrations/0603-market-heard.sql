-- When a shop last said what its market is; null for the sample markets of the seed before the first call.
alter table platform.markets add column heard_at timestamptz;
update platform.markets set heard_at = now() where facts ->> 'origin' is not null;
