-- A guardian who takes a copy of a minor's data leaves a line in the record (docs/product.md §10 Guardians, decision 0262).
alter table guardian_acts
  drop constraint guardian_acts_act_check,
  add constraint guardian_acts_act_check check (act in ('tied', 'ended', 'permitted', 'withdrawn', 'exported'));
