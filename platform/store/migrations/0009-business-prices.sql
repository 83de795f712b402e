-- What a company gets for a device at best, minor units: it answers fewer questions, so nothing is added for what it does not say.
-- Null in the lists from before, which are read for their base prices alone.
alter table platform.prices add column business_price int;
