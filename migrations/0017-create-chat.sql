-- The community chat (spec §2 Chat, §3 Chat message): two channels, seven days of messages.

create table chat_channels (
  id text primary key,
  -- Counts every change of the channel: a new message, an edit, a removal. Taken under the lock of this row, so that
  -- the numbers are without gaps and in the order of the commits.
  revision integer not null default 0,
  is_premium boolean not null default false,
  is_open_to_visitors boolean not null default true,
  -- How long a person waits between two messages; 0 is off.
  slow_mode_seconds integer not null default 0 check (slow_mode_seconds between 0 and 3600)
);
insert into chat_channels (id, is_premium) values ('global', false), ('premium', true);

create table chat_messages (
  -- Chosen by the writer's browser, so that sending again is the same message.
  id uuid primary key,
  channel text not null references chat_channels,
  -- The channel's revision when the message came: its place, for ever.
  position integer not null,
  -- The channel's revision when the message last changed.
  revision integer not null,
  -- Stands for the writer wherever others can see it (server/community/author.ts).
  author_key text not null,
  -- Null for a visitor.
  user_id uuid references users on delete cascade,
  -- Empty once it was taken away.
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null,
  edited_at timestamptz,
  -- Set while reports wait for a moderator, and for good once one has decided so.
  hidden_at timestamptz,
  deleted_at timestamptz
);
create unique index chat_messages_position on chat_messages (channel, position);
create unique index chat_messages_revision on chat_messages (channel, revision);
create index chat_messages_author on chat_messages (author_key, created_at);
create index chat_messages_user on chat_messages (user_id) where user_id is not null;
create index chat_messages_age on chat_messages (created_at);

-- What NOTIFY cannot carry (8,000 bytes at most); lost in a crash without harm, since listeners then read again.
create unlogged table realtime_payloads (
  id uuid primary key default gen_random_uuid(),
  payload text not null,
  created_at timestamptz not null default now()
);
create index realtime_payloads_age on realtime_payloads (created_at);
