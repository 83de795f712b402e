-- Offers that were not sold are deleted a week after their last day; an offer that is deleted is looked up as the successor of another.
create index offers_unsold on platform.offers (valid_until) where state in ('declined', 'superseded', 'expired');
create index offers_superseded_by on platform.offers (superseded_by) where superseded_by is not null;
