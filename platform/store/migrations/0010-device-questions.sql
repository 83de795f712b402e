-- The questions that single devices have of their own (C-09), as the one file that was loaded last. The seed leaves alone what a
-- command has loaded.
create table platform.device_questions (
  only_row boolean primary key default true check (only_row),
  content jsonb not null,
  by_command boolean not null,
  created_at timestamptz not null
);

-- The question set that a device has in a price list; one without a row has its category's.
create table platform.price_list_device_questions (
  application text not null,
  version int not null,
  device_id text not null references platform.devices,
  question_set_id text not null references platform.question_sets,
  primary key (application, device_id, version),
  foreign key (application, version) references platform.price_lists
);

create trigger catalogue_version after insert or update or delete or truncate on platform.price_list_device_questions
  for each statement execute function platform.count_catalogue_version();
