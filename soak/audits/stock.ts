/** No stock below zero, and none lost: what is there, what was sold and what it began with are one sum. */
import type { Audit } from './audit.ts'

type Row = { id: string; inventory: number; reserved: number; held: number; sold: number }

export const stock: Audit = {
  name: 'no stock below zero',
  async run({ pool, firstStock }) {
    const { rows } = await pool.query<Row>(
      `select v.id, v.inventory_quantity as inventory, v.reserved_quantity as reserved,
              coalesce((select sum(l.reserved_quantity) from order_lines l join orders o on o.id = l.order_id
                         where l.variant_id = v.id and o.status = 'pending'), 0)::int as held,
              coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
                         where l.variant_id = v.id and o.status = 'paid'), 0)::int as sold
         from variants v where v.manage_inventory order by v.id`,
    )
    const differences = rows.flatMap(({ id, inventory, reserved, held, sold }) => {
      const first = firstStock.get(id) ?? 0
      const said = `${id}: began with ${first}, sold ${sold}, has ${inventory}, ${reserved} reserved, ${held} held`
      const isRight =
        inventory >= 0 && reserved <= inventory && inventory === first - sold && reserved === held
      return isRight ? [] : [said]
    })
    const sum = (value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)
    return {
      checked: `${rows.length} counted variants: ${[...firstStock.values()].reduce((a, b) => a + b, 0)} pieces, ${sum(({ sold }) => sold)} sold, ${sum(({ reserved }) => reserved)} reserved`,
      differences,
    }
  },
}
