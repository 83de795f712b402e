-- What the shop's signed calls say of a market (`MarketFacts` of src/contracts); the next call replaces it.
create table platform.markets (
  application text primary key,
  facts jsonb not null
);
-- The markets that were written down in the platform's code until now, where their catalogue is.
insert into platform.markets (application, facts)
  select f.application, jsonb_build_object('locale', f.locale, 'country', right(f.locale, 2), 'timeZone', f.time_zone,
    'currency', 'EUR', 'businessAllowed', f.business, 'newsletter', f.newsletter, 'origin', null)
  from (values
    ('wkfs_de_DE', 'de-DE', 'Europe/Berlin', true, true),
    ('wkfs_de_AT', 'de-AT', 'Europe/Vienna', false, false),
    ('wkfs_es_ES', 'es-ES', 'Europe/Madrid', false, true),
    ('wkfs_fr_FR', 'fr-FR', 'Europe/Paris', false, true),
    ('wkfs_it_IT', 'it-IT', 'Europe/Rome', false, true),
    ('wkfs_en_IE', 'en-IE', 'Europe/Dublin', false, true)) as f (application, locale, time_zone, business, newsletter)
  where f.application in (select application from platform.applications);
