-- Who carries the parcels of a sale and what each is insured for, as the market said when it was made. Null: nothing was said.
alter table platform.trades add column carrier jsonb;
