-- How far a copy that is read from (DATABASE_READ_URL) must have come before somebody who has just written is shown it:
-- the end of the log, in bytes, after the last writing call of each account. Without a copy nothing is written here. Lost with a
-- crash and never copied itself, as it should be: after a minute a row means nothing.

create unlogged table recent_writers (
  user_id uuid primary key,
  position bigint not null,
  written_at timestamptz not null
);
