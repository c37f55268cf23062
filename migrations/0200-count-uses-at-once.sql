-- A call is held to several counts of uses, a sign-in to four: all are taken by one statement, or none (decision 0279).
-- One by one, those before the one that failed stayed taken, and a right password was soon refused.

-- Takes a use of each count; where one is full none is taken, and its place in the list and its end are told (milliseconds
-- since 1970). Callers that name the same counts in the same order never wait for each other in a circle.
create function take_uses(
  keys text[],
  most integer[],
  lasting_ms bigint[],
  now_ms bigint,
  out full_place integer,
  out full_until bigint
) language plpgsql as $$
begin
  for place in 1 .. cardinality(keys) loop
    insert into rate_limits as counted (key, points, expire)
      values (keys[place], 1, now_ms + lasting_ms[place])
      on conflict (key) do update set
        points = case when counted.expire > now_ms then counted.points + 1 else 1 end,
        expire = case when counted.expire > now_ms then counted.expire else excluded.expire end
      where counted.points < most[place] or counted.expire <= now_ms;
    if not found then
      update rate_limits set points = points - 1 where key = any(keys[:place - 1]);
      full_place := place;
      select expire into full_until from rate_limits where key = keys[place];
      return;
    end if;
  end loop;
end $$;

-- Gives a use of each count back.
create function give_back_uses(keys text[]) returns void language plpgsql as $$
begin
  for place in 1 .. cardinality(keys) loop
    update rate_limits set points = points - 1 where key = keys[place] and points > 0;
  end loop;
end $$;
