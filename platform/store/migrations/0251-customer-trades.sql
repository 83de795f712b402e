-- Whose trade it is; null for a guest's.
alter table platform.trades add column customer_id uuid references platform.customers (id);
-- Sold as a guest, and given to the customer who proved the e-mail address later. Shown, and no more than that: neither the
-- customer's address nor an account of the customer is carried over to it.
alter table platform.trades add column claimed_at timestamptz;
-- The customer is gone: what is left is what the law keeps.
alter table platform.trades add column anonymised_at timestamptz;
create index trades_by_customer on platform.trades (customer_id, created_at desc, id) where customer_id is not null;
create index trades_of_guests on platform.trades ((customer ->> 'email')) where customer_id is null and anonymised_at is null;
