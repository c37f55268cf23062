-- What each line of an order granted on the day it was bought (decision 0154): a refund ends that, and not what the
-- product grants by then. Null where a process of the version before wrote the row: today's product is asked then.
alter table purchases add column grants text[];

-- Of before: what the order has and its product grants today; what none of its products grants any more, by each line.
update purchases b set grants = array(
  select e.name from entitlements e
  where e.order_id = b.order_id and (
    exists (
      select from order_lines l join products p on p.id = l.product_id
      where l.order_id = b.order_id and l.variant_id = b.variant_id
        and jsonb_typeof(p.metadata -> 'grants') = 'array' and p.metadata -> 'grants' ? e.name
    ) or not exists (
      select from order_lines l join products p on p.id = l.product_id
      where l.order_id = b.order_id
        and jsonb_typeof(p.metadata -> 'grants') = 'array' and p.metadata -> 'grants' ? e.name
    )
  )
  order by e.name
)
where exists (select from entitlements e where e.order_id = b.order_id);
