-- A running round of the challenge may be changed with a word to who has entered: what it was before, when and why.
alter table challenge_rounds
  add column changed_at timestamptz,
  add column change_note text check (char_length(change_note) between 10 and 500),
  add column former_theme text,
  add column former_prize text,
  add constraint challenge_rounds_change_is_whole
    check (num_nulls(changed_at, change_note, former_theme, former_prize) in (0, 4));
