-- A guardian asks for the end of a minor's account (docs/product.md §10 Guardians, decision 0277): the request stands on the
-- tie and ends with it, a job carries it out after the days of waiting.
alter table guardian_links add column erasure_asked_at timestamptz;
create index guardian_links_to_erase on guardian_links (erasure_asked_at) where erasure_asked_at is not null;
alter table guardian_acts
  drop constraint guardian_acts_act_check,
  add constraint guardian_acts_act_check check (act in ('tied', 'ended', 'permitted', 'withdrawn', 'exported',
    'approval-on', 'approval-off', 'purchase-approved', 'purchase-refused', 'erasure-asked', 'erasure-withdrawn'));
alter table account_erasures
  drop constraint account_erasures_reason_check,
  add constraint account_erasures_reason_check
    check (reason in ('own-wish', 'on-request', 'under-age', 'never-proven', 'guardian-wish'));
