-- What a student remembers of each class of marks (decision 0167), the exercises of a day, and each gift of XP with what
-- it was for (decision 0168). No sentence of an essay is copied: an own sentence is named by its place in a version.

create table practice_cards (
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  due timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  reviews integer not null check (reviews >= 0),
  lapses integer not null check (lapses >= 0),
  reviewed_at timestamptz,
  right_days integer not null check (right_days >= 0),
  last_right_day text check (last_right_day ~ '^\d{4}-\d\d-\d\d$'),
  mastered_at timestamptz,
  primary key (user_id, kind)
);

create table practice_days (
  user_id uuid not null references users on delete cascade,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  items jsonb not null,
  primary key (user_id, day)
);

-- A row makes a thing count once, also where a limit left it without points.
create table xp_grants (
  user_id uuid not null references users on delete cascade,
  reason text not null check (length(reason) between 1 and 40),
  thing text not null check (length(thing) between 1 and 200),
  xp integer not null check (xp >= 0),
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  primary key (user_id, reason, thing)
);

create index xp_grants_by_day on xp_grants (user_id, reason, day);
