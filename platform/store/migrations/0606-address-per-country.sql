-- A market buys from addresses of its own country: a customer of two markets has an address in each.
alter table platform.customer_addresses drop constraint customer_addresses_customer_id_key;
alter table platform.customer_addresses add constraint customer_addresses_of_country unique (customer_id, country);
