-- Generations move into the ledger of credits (decision 0178). The counters of a profile stay what the wire tells and what
-- old and new processes change; the database itself writes each of their changes as entries, whoever makes it.

-- Takes so many of the account's grants of this source, the oldest first; what no grant holds is left out.
create function take_generations(account uuid, source_name text, taken integer, deed text)
returns integer language plpgsql as $$
declare
  grant_row record;
  part integer;
  open_part integer := taken;
begin
  for grant_row in
    select g.id, g.amount + coalesce((select sum(e.amount) from credit_entries e where e.grant_id = g.id), 0) as left_over
    from credit_entries g
    where g.account_id = account and g.kind = 'generation' and g.grant_id is null and g.source = source_name
    order by g.id
  loop
    exit when open_part <= 0;
    part := least(open_part, grant_row.left_over);
    continue when part <= 0;
    insert into credit_entries (account_id, kind, event, amount, grant_id, source, key, created_at)
    values (account, 'generation', deed, -part, grant_row.id, source_name,
      'generation:' || gen_random_uuid(), now());
    open_part := open_part - part;
  end loop;
  return taken - open_part;
end $$;

create function grant_generations(account uuid, source_name text, amount integer, entry_key text)
returns void language sql as $$
  insert into credit_entries (account_id, kind, event, amount, source, key, created_at)
  select account, 'generation', 'granted', amount, source_name, entry_key, now() where amount > 0
  on conflict (key) do nothing
$$;

-- What the counters tell, as the first entries of an account. The free ones are used first, as everywhere.
create function open_generation_ledger(account uuid, used integer, bought integer, by_premium integer)
returns void language plpgsql as $$
declare
  own integer := greatest(0, used - by_premium);
  free_taken integer;
begin
  perform grant_generations(account, 'free', 2, 'generation:free:' || account);
  perform grant_generations(account, 'shop', bought, 'generation:shop:' || account);
  perform grant_generations(account, 'premium', by_premium, 'generation:premium:' || account);
  perform take_generations(account, 'premium', by_premium, 'used');
  free_taken := take_generations(account, 'free', own, 'used');
  perform take_generations(account, 'shop', own - free_taken, 'used');
end $$;

create function write_generations() returns trigger language plpgsql as $$
declare
  more_bought integer;
  more_premium integer;
  own integer;
  free_taken integer;
begin
  if tg_op = 'INSERT' then
    perform open_generation_ledger(new.id, new.generation_count, new.bought_generations, new.premium_generations);
    return null;
  end if;
  more_bought := new.bought_generations - old.bought_generations;
  more_premium := new.premium_generations - old.premium_generations;
  own := new.generation_count - old.generation_count - more_premium;
  if more_bought > 0 then
    perform grant_generations(new.id, 'shop', more_bought, 'generation:shop:' || gen_random_uuid());
  elsif more_bought < 0 then
    perform take_generations(new.id, 'shop', -more_bought, 'taken_back');
  end if;
  if more_premium > 0 then
    perform grant_generations(new.id, 'premium', more_premium, 'generation:premium:' || gen_random_uuid());
    perform take_generations(new.id, 'premium', more_premium, 'used');
  end if;
  if own > 0 then
    free_taken := take_generations(new.id, 'free', own, 'used');
    perform take_generations(new.id, 'shop', own - free_taken, 'used');
  end if;
  return null;
end $$;

-- From here on nobody changes a counter until this has ended, so that nothing is missed or counted twice.
create trigger profiles_opened after insert on profiles for each row execute function write_generations();
create trigger generations_written after update of generation_count, bought_generations, premium_generations on profiles
  for each row when (old.generation_count <> new.generation_count
    or old.bought_generations <> new.bought_generations or old.premium_generations <> new.premium_generations)
  execute function write_generations();

select open_generation_ledger(id, generation_count, bought_generations, premium_generations) from profiles;
