-- A sale keeps the minimum of its voucher as it was redeemed: below it the bonus is cut in proportion.
alter table platform.trade_vouchers add column minimum integer not null default 0 check (minimum >= 0);
update platform.trade_vouchers t set minimum = v.minimum from platform.vouchers v where v.code = t.code;
