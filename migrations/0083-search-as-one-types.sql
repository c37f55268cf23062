-- The console finds people as they are typed: without case and marks, by any part of a word (decision 0160). As fold() of
-- src/domain/shared/search.ts; what NFKD alone takes apart stays as it is in both.
create function plain_words(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(lower(written), nfd), '[\u0300-\u036f]', '', 'g')
$$;
