-- What is known about the look of a model, as tokens (docs/portraits.md); null shows the drawing of its category.
alter table platform.models add column traits text;
