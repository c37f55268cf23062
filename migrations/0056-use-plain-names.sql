-- Tables under the names that the code uses: the owner's audit log, site settings and contents, activities, requested
-- links. Views under the old names let processes of the version before work on through a rolling restart (each is simple
-- enough to be written to); a later migration drops them and the second notification below.

alter table owner_acts rename to audit_entries;
alter table house_settings rename to site_settings;
alter table house_contents rename to site_contents;
alter table deed_counts rename to activity_counts;
alter table activity_counts rename column deed to activity;
alter table link_requests rename to requested_links;
alter table requested_links rename column wish to kind;
alter table sandbox_refunds rename column wish_key to refund_id;
-- Reports of the test provider that were not delivered yet, or are read again, name the refund by the same word.
update sandbox_events set body = replace(body, '"wishKey"', '"refundId"') where body like '%"wishKey"%';

-- The audit log shows each detail under the name that src/texts has for it.
update audit_entries set details = (details - 'toldCount') || jsonb_build_object('notifiedCount', details -> 'toldCount')
 where details ? 'toldCount';

-- What belongs to a table is called after it: constraints, indexes, sequences.
do $$
declare
  renamed record;
  found record;
begin
  for renamed in
    select * from (values
      ('audit_entries', 'owner_acts_', 'audit_entries_'), ('site_settings', 'house_settings_', 'site_settings_'),
      ('site_contents', 'house_contents_', 'site_contents_'), ('activity_counts', 'deed_counts_deed_', 'activity_counts_activity_'),
      ('activity_counts', 'deed_counts_', 'activity_counts_'), ('requested_links', 'link_requests_wish_', 'requested_links_kind_'),
      ('requested_links', 'link_requests_', 'requested_links_'),
      ('sandbox_refunds', 'sandbox_refunds_wish_key_', 'sandbox_refunds_refund_id_')
    ) as names (in_table, old_name, new_name)
  loop
    for found in
      select conname as name from pg_constraint
       where conrelid = renamed.in_table::regclass and starts_with(conname, renamed.old_name)
    loop
      execute format('alter table %I rename constraint %I to %I', renamed.in_table, found.name,
        replace(found.name, renamed.old_name, renamed.new_name));
    end loop;
    for found in
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = renamed.in_table::regclass and starts_with(c.relname, renamed.old_name)
    loop
      execute format('alter index %I rename to %I', found.name,
        replace(found.name, renamed.old_name, renamed.new_name));
    end loop;
  end loop;
end
$$;
alter sequence owner_acts_id_seq rename to audit_entries_id_seq;
alter sequence link_requests_id_seq rename to requested_links_id_seq;

alter function announce_house_change() rename to announce_site_change;
create or replace function announce_site_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', '');
  -- For processes of the version before.
  perform pg_notify('house_changed', '');
  return null;
end
$$;

create view owner_acts as
  select id, actor_id, action, subject_kind, subject, details, acted_at from audit_entries;
create view house_settings as select group_name, field, value, changed_at from site_settings;
create view house_contents as select kind, entries, version, changed_at from site_contents;
create view deed_counts as select user_id, activity as deed, count from activity_counts;
create view link_requests as select id, kind as wish, email, created_at from requested_links;
