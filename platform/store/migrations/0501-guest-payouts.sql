-- What changes the payout of a guest's trade until it is inspected: unguessable, and mailed to the seller alone, for the
-- access id is also given to whoever knows number and postal code, which stand on the parcel.
alter table platform.trades add column guest_account_id text unique;
