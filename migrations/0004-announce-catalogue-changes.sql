-- Each change of the catalogue is announced at its commit, so that every process forgets what it kept in memory.

create function announce_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', '');
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'currencies', 'products', 'product_images', 'product_options', 'variants', 'variant_option_values', 'prices',
    'collections', 'product_collections', 'product_additional_info', 'product_custom_fields', 'related_products'
  ] loop
    execute format(
      'create trigger announce_change after insert or update or delete or truncate on %I
       for each statement execute function announce_catalogue_change()', name);
  end loop;
end
$$;
