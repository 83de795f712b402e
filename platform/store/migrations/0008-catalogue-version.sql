-- One number for everything that a search may answer. A statement that changes any of it counts the number up within its
-- own transaction, so whoever reads the new number reads the new documents too.
create table platform.catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into platform.catalogue_version (version) values (1);

create function platform.count_catalogue_version() returns trigger language plpgsql as $$
begin
  update platform.catalogue_version set version = version + 1;
  return null;
end $$;

create trigger catalogue_version after insert or update or delete or truncate on platform.device_documents
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.aggregation_documents
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.price_list_questions
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.question_sets
  for each statement execute function platform.count_catalogue_version();
create trigger catalogue_version after insert or update or delete or truncate on platform.price_lists
  for each statement execute function platform.count_catalogue_version();
