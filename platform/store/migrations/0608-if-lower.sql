-- The seller's answer to a lower price, given with the sale (P-07). Null: the seller is asked.
alter table platform.trades add column if_lower jsonb;
