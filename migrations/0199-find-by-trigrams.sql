-- The console finds orders and accounts by any part of a word, however many there are (decision 0274): an index of the
-- groups of three letters in what is searched. None for a text of fewer letters.
create function trigrams(written text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(substr(written, place, 3)), '{}')
  from generate_series(1, length(written) - 2) place
$$;
create index orders_by_trigrams on orders using gin (trigrams(searched));
create index order_lines_by_trigrams on order_lines using gin (trigrams(searched));
create index users_by_trigrams on users using gin (trigrams(searched));
create index profiles_by_trigrams on profiles using gin (trigrams(searched));
