-- A session that ends anywhere (sign-out, sign-out elsewhere, a stolen token, a closed account, a ban) ends its open
-- sockets in every process.

create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end
$$;
create trigger announce_end after delete on sessions
  for each row execute function announce_ended_session();

create function announce_banned_user() returns trigger language plpgsql as $$
begin
  if new.banned_until > now() then
    perform pg_notify('session_ended', id::text) from sessions where user_id = new.id;
  end if;
  return null;
end
$$;
create trigger announce_ban after update of banned_until on users
  for each row execute function announce_banned_user();
