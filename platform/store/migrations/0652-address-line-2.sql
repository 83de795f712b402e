-- The second line of an address: c/o, building, staircase, number at a parcel locker.
alter table platform.country_addresses add column line2 text;
