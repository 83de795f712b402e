-- Where a device that inspection declines may go: one that is `local` must not be posted, so it is not sent back.
alter table platform.trade_lines add column disposal text check (disposal in ('label', 'local', 'none'));
