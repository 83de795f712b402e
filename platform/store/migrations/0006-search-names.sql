-- What a device is called as a whole, folded and without spaces: a mistyped name is looked up by all its neighbours.
create table platform.search_names (
  name text collate "C" not null,
  device_id text not null,
  primary key (name, device_id)
);
