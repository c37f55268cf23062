-- What a shared cache in front of the product keeps (CACHE_PURGE_URL) is called back when it changes. The wish is
-- written by the transaction of the change itself, once for each kind of page, and a job carries it out; rows of
-- different transactions never wait for each other. Without such a cache, which each start notes, nothing is written.

create table cache_purges (
  tag text not null,
  cause text not null,
  asked_at timestamptz not null default now(),
  primary key (tag, cause)
);

create function ask_for_purge(changed text) returns void language sql as $$
  insert into cache_purges (tag, cause)
  select changed, pg_current_xact_id()::text
   where exists (select from installation_facts where name = 'shared-cache')
  on conflict do nothing
$$;

create or replace function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform ask_for_purge('catalogue');
  perform pg_notify('catalogue_changed', '');
  return null;
end
$$;

create or replace function announce_site_change() returns trigger language plpgsql as $$
begin
  perform ask_for_purge('site');
  perform pg_notify('site_changed', '');
  -- For processes of the version before.
  perform pg_notify('house_changed', '');
  return null;
end
$$;
