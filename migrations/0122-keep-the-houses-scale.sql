-- How far this house's readers are from the engine, by competence: numbers, and nothing of a text (product §10 The house's
-- scale; decision 0202). One row; what shows it hears of its changes as of the settings'.
create table house_scale (
  id integer primary key default 1 check (id = 1),
  -- Of each competence, in points.
  offsets jsonb not null,
  count integer not null check (count > 0),
  computed_at timestamptz not null
);
create trigger announce_change after insert or update of offsets, count or delete on house_scale
  for each statement execute function announce_site_change();
