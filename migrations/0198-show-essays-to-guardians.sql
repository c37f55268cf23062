-- A corrected version that a minor shows to a guardian (docs/product.md §10 Guardians, decision 0278): whichever of tie and
-- version goes takes it along.
create table guardian_essays (
  link_id uuid not null references guardian_links on delete cascade,
  essay_id uuid not null,
  number integer not null,
  shown_at timestamptz not null,
  primary key (link_id, essay_id, number),
  foreign key (essay_id, number) references essay_versions on delete cascade
);
create index guardian_essays_of_version on guardian_essays (essay_id, number);
alter table guardian_acts
  drop constraint guardian_acts_act_check,
  add constraint guardian_acts_act_check check (act in ('tied', 'ended', 'permitted', 'withdrawn', 'exported',
    'approval-on', 'approval-off', 'purchase-approved', 'purchase-refused', 'erasure-asked', 'erasure-withdrawn',
    'essay-shown', 'essay-hidden'));
