-- Attempts at vouchers and look-ups are counted as all other requests are.
insert into platform.counted_requests (purpose, who, at) select 'ten-an-hour', client_key, at from platform.voucher_tries;
drop table platform.voucher_tries;
