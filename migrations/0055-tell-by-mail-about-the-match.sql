-- Mails about the Match da Redação (issue "The corrector", 8; decision 0079).

-- The member's own switch: off, nothing is written to the mailbox.
alter table peer_members add column wants_mail boolean not null default true;

-- When the result was told; null again once a third reading has joined it. What was read before is not told now.
alter table peer_entries add column told_at timestamptz;
update peer_entries set told_at = now() where state = 'reviewed';
create index peer_entries_untold on peer_entries (id) where state = 'reviewed' and told_at is null;

-- When the reviewer was reminded of the end of the time.
alter table peer_reviews add column reminded_at timestamptz;
