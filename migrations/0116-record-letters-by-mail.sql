-- What came or went by the owner's own mail program is written down at the message: its answer stops the five days, a
-- letter that waits for one begins them again.
alter table contact_replies
  add column way text not null default 'sent' check (way in ('sent', 'mailed', 'received'));
-- Since when it waits anew; null while it waits since it came.
alter table contact_messages add column reopened_at timestamptz;
create index contact_messages_waiting on contact_messages ((coalesce(reopened_at, created_at)), id)
  where answered_at is null;
