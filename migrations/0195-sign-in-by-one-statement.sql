-- A sign-in is one statement (decision 0306): each way to the database and back, and each planning of a statement, was a
-- good part of what it costs beside the password's hash. A connection plans what stands here once.

-- The device, the session, the moment, the access record and the end of the oldest session. The caller's transaction holds
-- the person's row. What a device is, and who hears of it: decision 0028.
--
-- No row: the mailbox must be told of the device, and the caller, who said `may_tell` false, writes no mail. Nothing was
-- written then.
create function open_session(
  person uuid,
  way text,
  device bytea,
  -- False for a number that was made just now.
  is_device_kept boolean,
  may_tell boolean,
  agent text,
  address text,
  address_port integer,
  moment timestamptz,
  lifetime_minutes integer,
  most_sessions integer,
  most_devices integer,
  most_told integer
) returns table (session_id uuid, session_counter integer, is_told boolean) language plpgsql as $$
declare
  is_known boolean := false;
  is_news boolean;
begin
  is_told := false;
  if is_device_kept then
    update known_devices set last_seen_at = now() where user_id = person and device_hash = device;
    is_known := found;
  end if;
  if not is_known then
    -- An address that nobody proved may be a stranger's; 'otp' is the click that has just proven it.
    select way <> 'otp' and email_verified_at is not null and last_sign_in_at is not null
      into is_news from users where id = person;
    if is_news then
      select count(*) < most_told into is_told from known_devices
        where user_id = person and told_at > now() - interval '1 day';
      if is_told and not may_tell then return; end if;
    end if;
    -- What was not told is not known: the next sign-in there is told, as soon as the day has room for it.
    if is_told or not is_news then
      delete from known_devices where user_id = person and device_hash in (
        select device_hash from known_devices where user_id = person
        order by last_seen_at desc offset most_devices - 1
      );
      insert into known_devices (user_id, device_hash, told_at)
        values (person, device, case when is_told then now() end);
    end if;
  end if;
  update users set last_sign_in_at = moment where id = person;
  -- A call that came over no network has no address, and leaves no record.
  if address is not null then
    insert into access_records (ip, port, user_id) values (address, address_port, person);
  end if;
  delete from sessions where id in (
    select id from sessions where user_id = person order by created_at desc offset most_sessions - 1
  );
  insert into sessions (user_id, amr, user_agent, ip, device_hash, expires_at, refreshed_at)
    values (person, way, agent, address, device,
      clock_timestamp() + make_interval(mins => lifetime_minutes), clock_timestamp())
    returning id, counter into session_id, session_counter;
  return next;
end $$;

-- The same for a person whose password was right a moment ago, as a transaction of its own. While it was compared it may
-- have been changed, or the account given to its true owner ('changed'), and a second factor may have come or gone. That,
-- and a device of which the mailbox must be told, wants a transaction with more in it ('apart'). Both have written nothing.
create function sign_in(
  person uuid,
  password_seen text,
  has_factor_seen boolean,
  way text,
  device bytea,
  is_device_kept boolean,
  agent text,
  address text,
  address_port integer,
  moment timestamptz,
  lifetime_minutes integer,
  most_sessions integer,
  most_devices integer,
  most_told integer
) returns table (outcome text, session_id uuid, session_counter integer) language plpgsql as $$
begin
  perform from users where id = person and password_hash = password_seen for no key update;
  if not found then
    outcome := 'changed';
    return next;
    return;
  end if;
  outcome := 'apart';
  if has_factor_seen = exists (select from mfa_factors where user_id = person and verified_at is not null) then
    select opened.session_id, opened.session_counter into session_id, session_counter
      from open_session(person, way, device, is_device_kept, false, agent, address, address_port, moment,
        lifetime_minutes, most_sessions, most_devices, most_told) as opened;
    if found then outcome := 'opened'; end if;
  end if;
  return next;
end $$;
