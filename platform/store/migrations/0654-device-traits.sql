-- Tokens of a device's look, with the colour of its variant (docs/portraits.md); null: those of its model.
alter table platform.devices add column traits text;
