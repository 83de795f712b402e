-- An unkeyed hash can be made by anybody who knows the address. It ends the subscriptions that were taken over from before
-- there were keyed hashes, whose mails carry nothing else; who has asked here has a mail with a keyed one.
update platform.newsletter_subscriptions s set legacy_hashes = '{}'
  where exists (select from platform.newsletter_proofs p where p.email_hash = s.email_hash and p.event = 'asked');
comment on column platform.newsletter_subscriptions.legacy_hashes is
  'Unkeyed hashes (md5, sha1, sha256) of the lower-cased address; only of rows taken over from an older system.';
