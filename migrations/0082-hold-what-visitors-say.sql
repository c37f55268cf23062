-- What visitors write in the chat where a moderator reads it first (docs/product.md §10 Community and moderation).

-- Apart from the messages: a place in the channel is given when it is let through, and until then nothing is told.
create table chat_held_messages (
  -- That of the message which it becomes, chosen by the writer's browser.
  id uuid primary key,
  channel text not null references chat_channels,
  -- Of a visitor: accounts are not held.
  author_key text not null,
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null,
  -- Kept as long as a message, so that an appeal can still let it through.
  refused_at timestamptz
);
create index chat_held_messages_author on chat_held_messages (author_key, created_at);
create index chat_held_messages_age on chat_held_messages (created_at);
