-- Whether any course belongs to premium is told wherever premium is (src/server/site/site.ts): a change of the courses
-- is one of the site, too.
create trigger announce_site_change after insert or update or delete or truncate on courses
  for each statement execute function announce_site_change();
