-- A seller may ask once for a second look by another inspector (U-03). An older build leaves all of this empty.
alter table platform.trades drop constraint trades_state_check;
alter table platform.trades add constraint trades_state_check check (state in ('created', 'awaiting_shipment', 'in_transit',
  'received', 'in_inspection', 'awaiting_customer', 'second_look', 'payout_pending', 'paid', 'closed', 'return_in_progress',
  'cancelled', 'expired'));

-- Who inspected, in the workshop's own names; null: inspected before names were stored.
alter table platform.clarifications
  add column inspector text,
  add column second_look_asked_at timestamptz,
  add column second_look_by timestamptz,
  add column second_look_at timestamptz,
  add column second_look_inspector text,
  add column second_look_result text check (second_look_result in ('confirmed', 'raised')),
  add check ((second_look_asked_at is null) = (second_look_by is null)),
  add check ((second_look_at is null) = (second_look_result is null)),
  add check (second_look_inspector <> inspector);

-- What the second look found the line worth, where that is more than the first one did.
alter table platform.clarification_lines add column second_price integer check (second_price > new_price);
