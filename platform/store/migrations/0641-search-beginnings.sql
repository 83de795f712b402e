-- Beside its words a document has the beginnings of them, marked by "^": a search for an unfinished word looks one entry of the
-- index up, where the index otherwise merges the entries of all words that begin so. By a trigger, so that a build from before
-- writes them as well; its searches do not see them.
create function platform.with_beginnings(words tsvector) returns tsvector language sql immutable strict parallel safe as $$
  select words || array_to_tsvector(array(
    select '^' || left(word, length)
    from unnest(tsvector_to_array(words)) as word, generate_series(1, least(length(word), 5)) as length
    where left(word, 1) <> '^'))
$$;

create function platform.add_beginnings() returns trigger language plpgsql as $$
begin
  new.words := platform.with_beginnings(new.words);
  return new;
end $$;

create trigger add_beginnings before insert or update of words on platform.device_documents
  for each row execute function platform.add_beginnings();
update platform.device_documents set words = words;
