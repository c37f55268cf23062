-- The console finds orders and accounts by any part of a word, however many there are (decision 0274): an index of the
-- groups of three letters in what is searched. None for a text of fewer letters. In three walks, from the first letter,
-- the second and the third: asked for one by one, each group would be counted from the beginning of the text.
create function trigrams(written text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(found[1]), '{}')
  from generate_series(1, 3) first, regexp_matches(substr(written, first), '...', 'g') found
$$;
create index orders_by_trigrams on orders using gin (trigrams(searched));
create index order_lines_by_trigrams on order_lines using gin (trigrams(searched));
create index users_by_trigrams on users using gin (trigrams(searched));
create index profiles_by_trigrams on profiles using gin (trigrams(searched));
