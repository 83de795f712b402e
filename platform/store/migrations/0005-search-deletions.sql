-- As rows with a plain index, so that looking a word up never reads the whole vocabulary.
alter table platform.search_words drop column deletions;
create table platform.search_deletions (
  deletion text collate "C" not null,
  word text collate "C" not null,
  primary key (deletion, word)
);
