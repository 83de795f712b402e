-- The operator's own photograph of a model, at an address that the shop may fetch (PHOTO_ORIGINS); null shows its drawing.
alter table platform.models add column photograph text check (photograph ~ '^https?://' and length(photograph) <= 500);
