-- What earns the badges that no level gives (spec §9; domain/badges.ts), and who came by whose invitation.

-- Null until the student has seen it announced; those of before were shown by the game.
alter table earned_badges add column seen_at timestamptz;
update earned_badges set seen_at = earned_at;

-- How often a student has done what a badge counts: the things themselves may go (the chat keeps seven days).
create table deed_counts (
  user_id uuid not null references users on delete cascade,
  deed text not null check (deed in ('essay', 'chat-message', 'challenge', 'match')),
  count integer not null check (count > 0),
  primary key (user_id, deed)
);

-- The code of a student's own invitation link, made when it is first asked for.
create table referral_codes (
  user_id uuid primary key references users on delete cascade,
  code text not null unique check (code ~ '^[a-z2-9]{8}$')
);

create table referrals (
  -- An account comes by one invitation at most.
  referred_id uuid primary key references users on delete cascade,
  referrer_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  -- Counted from here on: the referred account has proven its e-mail.
  confirmed_at timestamptz,
  check (referred_id <> referrer_id)
);
create index referrals_confirmed on referrals (referrer_id) where confirmed_at is not null;
